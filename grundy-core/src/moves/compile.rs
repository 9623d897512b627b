//! From the arms of a rule to the program that the machine runs.

use super::arm::{Arm, Clause, Range, Target};
use super::expression::{Number, Step};
use super::program::{CompiledArm, CompiledTarget, Instruction, Place, Program, Register};
use alloc::vec::Vec;

/// Compiles the arms of a valid rule.
pub(crate) fn compile(coordinates: usize, arms: &[Arm]) -> Program {
    let loops = arms.iter().map(Arm::loops).max().unwrap_or(0);
    let mut compiler = Compiler(Program {
        code: Vec::new(),
        registers: alloc::vec![0; coordinates + loops],
        sets: Vec::new(),
        arms: Vec::with_capacity(arms.len()),
    });
    for arm in arms {
        compiler.arm(coordinates, arm);
    }
    compiler.0.code.push(Instruction::End);
    compiler.0
}

struct Compiler(Program);

/// A loop whose end is not known yet.
struct Loop {
    enter: Place,
    /// The jumps to the next round of the loop.
    skips: Vec<Place>,
}

impl Compiler {
    fn arm(&mut self, coordinates: usize, arm: &Arm) {
        let mut variable = coordinates;
        let mut loops: Vec<Loop> = Vec::new();
        // The jumps over the whole arm.
        let mut skips = Vec::new();
        for clause in &arm.clauses {
            match clause {
                Clause::If(condition) => {
                    let condition = self.expression(condition.steps());
                    let skip = self.push(Instruction::JumpUnless { condition, to: 0 });
                    match loops.last_mut() {
                        Some(inner) => inner.skips.push(skip),
                        None => skips.push(skip),
                    }
                }
                Clause::For(range) => {
                    let enter = self.enter(range, variable);
                    loops.push(Loop {
                        enter,
                        skips: Vec::new(),
                    });
                    variable += 1;
                }
            }
        }
        let target = self.target(&arm.target);
        self.push(Instruction::Leave {
            arm: self.0.arms.len(),
        });
        while let Some(inner) = loops.pop() {
            self.close(inner);
        }
        for skip in skips {
            self.jump_here(skip);
        }
        self.0.arms.push(CompiledArm {
            end: self.0.code.len(),
            target,
        });
    }

    fn enter(&mut self, range: &Range, variable: Register) -> Place {
        match range {
            Range::Between { lo, hi, inclusive } => {
                let lo = self.number(lo);
                let hi = self.number(hi);
                let last = self.register(0);
                self.push(Instruction::EnterRange {
                    lo,
                    hi,
                    inclusive: *inclusive,
                    variable,
                    last,
                    exit: 0,
                })
            }
            Range::Set(elements) => {
                // The elements of a set that comes twice are listed once.
                let known = self.0.sets.iter().position(|known| known == elements);
                let set = known.unwrap_or(self.0.sets.len());
                if known.is_none() {
                    self.0.sets.push(elements.clone());
                }
                let index = self.register(0);
                self.push(Instruction::EnterSet {
                    set,
                    variable,
                    index,
                    exit: 0,
                })
            }
        }
    }

    fn close(&mut self, inner: Loop) {
        for skip in inner.skips {
            self.jump_here(skip);
        }
        let body = inner.enter + 1;
        match self.0.code[inner.enter] {
            Instruction::EnterSet {
                set,
                variable,
                index,
                ..
            } => self.push(Instruction::NextInSet {
                set,
                variable,
                index,
                body,
            }),
            Instruction::EnterRange { variable, last, .. } => self.push(Instruction::NextInRange {
                variable,
                last,
                body,
            }),
            _ => return,
        };
        self.jump_here(inner.enter);
    }

    fn target(&mut self, target: &Target) -> CompiledTarget {
        match target {
            Target::Heaps(numbers) => CompiledTarget::Heaps(self.numbers(numbers)),
            Target::Position(numbers) => CompiledTarget::Position(self.numbers(numbers)),
            Target::Equal { heap, times } => CompiledTarget::Equal {
                heap: self.number(heap),
                times: self.number(times),
            },
        }
    }

    fn numbers(&mut self, numbers: &[Number]) -> Vec<Register> {
        numbers.iter().map(|number| self.number(number)).collect()
    }

    fn number(&mut self, number: &Number) -> Register {
        self.expression(number.steps())
    }

    /// Compiles an expression and returns the register of its value: that of the slot where it is nothing else.
    fn expression(&mut self, steps: &[Step]) -> Register {
        let mut values: Vec<Register> = Vec::new();
        let mut jumps: Vec<Place> = Vec::new();
        for &step in steps {
            let value = match step {
                Step::Slot(slot) => slot,
                Step::Constant(constant) => self.register(constant),
                Step::Negate => self.unary(&mut values, |a, to| Instruction::Negate { a, to }),
                Step::Isqrt => self.unary(&mut values, |a, to| Instruction::Isqrt { a, to }),
                Step::Not => self.unary(&mut values, |a, to| Instruction::Not { a, to }),
                Step::Operation(operation) => {
                    self.binary(&mut values, |a, b, to| Instruction::Compute {
                        operation,
                        a,
                        b,
                        to,
                    })
                }
                Step::Compare(comparison) => {
                    self.binary(&mut values, |a, b, to| Instruction::Compare {
                        comparison,
                        a,
                        b,
                        to,
                    })
                }
                Step::BeginAnd | Step::BeginOr => {
                    let condition = self.unary(&mut values, |a, to| Instruction::Copy { a, to });
                    jumps.push(self.push(if step == Step::BeginAnd {
                        Instruction::JumpUnless { condition, to: 0 }
                    } else {
                        Instruction::JumpIf { condition, to: 0 }
                    }));
                    condition
                }
                Step::And | Step::Or => {
                    let (a, to) = (pop(&mut values), pop(&mut values));
                    self.push(Instruction::Copy { a, to });
                    if let Some(jump) = jumps.pop() {
                        self.jump_here(jump);
                    }
                    to
                }
            };
            values.push(value);
        }
        pop(&mut values)
    }

    fn unary(
        &mut self,
        values: &mut Vec<Register>,
        instruction: impl Fn(Register, Register) -> Instruction,
    ) -> Register {
        let to = self.register(0);
        self.push(instruction(pop(values), to));
        to
    }

    fn binary(
        &mut self,
        values: &mut Vec<Register>,
        instruction: impl Fn(Register, Register, Register) -> Instruction,
    ) -> Register {
        let to = self.register(0);
        let (b, a) = (pop(values), pop(values));
        self.push(instruction(a, b, to));
        to
    }

    fn register(&mut self, initial: i64) -> Register {
        self.0.registers.push(initial);
        self.0.registers.len() - 1
    }

    fn push(&mut self, instruction: Instruction) -> Place {
        self.0.code.push(instruction);
        self.0.code.len() - 1
    }

    /// Makes the jump, or the empty loop, at `from` go to the next instruction.
    fn jump_here(&mut self, from: Place) {
        let here = self.0.code.len();
        match &mut self.0.code[from] {
            Instruction::JumpIf { to, .. }
            | Instruction::JumpUnless { to, .. }
            | Instruction::EnterRange { exit: to, .. }
            | Instruction::EnterSet { exit: to, .. } => *to = here,
            _ => {}
        }
    }
}

/// The methods of expressions leave their steps balanced, so the stack always holds the operands of the next step.
fn pop(values: &mut Vec<Register>) -> Register {
    values
        .pop()
        .expect("the steps of an expression are balanced")
}
