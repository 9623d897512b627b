//! The sequence folded into rows of a given length, each value a colour: a period of that length shows as columns.

use super::{Picture, failed};
use crate::failure::Failure;
use plotters::prelude::*;

/// Enough for a poster, and a file that viewers still open.
const MOST_CELLS: usize = 250_000;

pub fn draw(picture: &Picture, columns: usize) -> Result<String, Failure> {
    let cells = picture.values.len();
    if columns == 0 {
        return Err(Failure::Usage(
            "0 columns hold no heap; give at least 1".to_owned(),
        ));
    }
    if cells > MOST_CELLS {
        return Err(Failure::Usage(format!(
            "a folded picture of {cells} heaps is too large for viewers; give a maximum below {MOST_CELLS}"
        )));
    }
    // A last row that is longer than the sequence would be blank.
    let columns = columns.min(cells);
    let rows = cells.div_ceil(columns);
    let side = (1200 / columns)
        .clamp(1, 16)
        .min((4000 / rows).clamp(1, 16)) as u32;
    let (margin, head) = (12, 40);
    let width = (columns as u32 * side).max(600) + 2 * margin;
    let height = rows as u32 * side + head + margin;
    let mut svg = String::new();
    let area = SVGBackend::with_string(&mut svg, (width, height)).into_drawing_area();
    area.fill(&WHITE).map_err(failed)?;
    let plural = if columns == 1 { "" } else { "s" };
    let caption = format!("{} - rows of {columns} heap{plural}", picture.caption());
    area.draw_text(
        &caption,
        &("sans-serif", 18).into_text_style(&area),
        (12, 10),
    )
    .map_err(failed)?;
    let corner = |column: usize, row: usize| {
        (
            (margin + column as u32 * side) as i32,
            (head + row as u32 * side) as i32,
        )
    };
    for (row, values) in picture.values.chunks(columns).enumerate() {
        let mut column = 0;
        // Neighbours of one value are one rectangle.
        for run in values.chunk_by(|a, b| a == b) {
            let ends = [corner(column, row), corner(column + run.len(), row + 1)];
            area.draw(&Rectangle::new(ends, colour(run[0]).filled()))
                .map_err(failed)?;
            column += run.len();
        }
    }
    // Marks the pre-period by a frame below its last heap.
    if let Some(found) = &picture.periodicity {
        let heap = found.preperiod();
        if heap > 0 && heap < cells {
            let (row, column) = (heap / columns, heap % columns);
            let path = [
                corner(0, row + 1),
                corner(column, row + 1),
                corner(column, row),
                corner(columns, row),
            ];
            area.draw(&PathElement::new(path, RED.stroke_width(2)))
                .map_err(failed)?;
        }
    }
    area.present().map_err(failed)?;
    drop(area);
    Ok(svg)
}

/// White for 0, and for each other value a hue far from those of its neighbours.
fn colour(value: u32) -> RGBColor {
    if value == 0 {
        return WHITE;
    }
    // Multiples of the golden section spread evenly over the circle.
    let hue = (f64::from(value) * 0.618_033_988_749_895).fract();
    let light = if value % 2 == 0 { 0.45 } else { 0.6 };
    let (r, g, b) = HSLColor(hue, 0.65, light).rgb();
    RGBColor(r, g, b)
}
