//! Heaps from left to right, values upwards; the pre-period is shaded, and a line stands where a period starts.

use super::{Picture, failed};
use crate::failure::Failure;
use plotters::prelude::*;
use std::collections::BTreeSet;

const SIZE: (u32, u32) = (1200, 420);

/// More lines than these would only be a grey area.
const MOST_LINES: usize = 100;

pub fn draw(picture: &Picture) -> Result<String, Failure> {
    let mut svg = String::new();
    draw_on(
        picture,
        SVGBackend::with_string(&mut svg, SIZE).into_drawing_area(),
    )?;
    Ok(svg)
}

fn draw_on(
    picture: &Picture,
    area: DrawingArea<SVGBackend, plotters::coord::Shift>,
) -> Result<(), Failure> {
    let values = picture.values;
    let (right, top) = (
        values.len() as f64 - 0.5,
        f64::from(values.iter().copied().max().unwrap_or(0)) + 0.5,
    );
    area.fill(&WHITE).map_err(failed)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(picture.caption(), ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(40)
        .y_label_area_size(50)
        .build_cartesian_2d(-0.5..right, -0.5..top)
        .map_err(failed)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(BLACK.mix(0.1))
        .x_label_formatter(&|heap| format!("{heap:.0}"))
        .y_label_formatter(&|value| format!("{value:.0}"))
        .x_desc("heap")
        .y_desc("value")
        .draw()
        .map_err(failed)?;
    if let Some(found) = &picture.periodicity {
        let start = found.preperiod() as f64 - 0.5;
        if start > 0.0 {
            let shade = [(-0.5, -0.5), (start.min(right), top)];
            let shade = Rectangle::new(shade, BLACK.mix(0.08).filled());
            chart.draw_series([shade]).map_err(failed)?;
        }
        let starts = (found.preperiod()..values.len()).step_by(found.period());
        if starts.len() <= MOST_LINES {
            let lines = starts.map(|heap| {
                let x = heap as f64 - 0.5;
                PathElement::new([(x, -0.5), (x, top)], RED.mix(0.5))
            });
            chart.draw_series(lines).map_err(failed)?;
        }
    }
    // Where several heaps share a pixel, one dot stands for all that have its value.
    let mut taken = BTreeSet::new();
    let dots = values.iter().enumerate().filter(|&(heap, value)| {
        let pixel = heap as u64 * 2 * u64::from(SIZE.0) / values.len() as u64;
        taken.insert((
            pixel,
            u64::from(*value) * 2 * u64::from(SIZE.1) / (top + 1.0) as u64,
        ))
    });
    let radius = match values.len() {
        0..=300 => 3,
        301..=1000 => 2,
        _ => 1,
    };
    let dots = dots
        .map(|(heap, &value)| Circle::new((heap as f64, f64::from(value)), radius, BLUE.filled()));
    chart.draw_series(dots).map_err(failed)?;
    area.present().map_err(failed)
}
