/* Nothing of ours. */ pub fn text() -> &'static str { "mod leaf;" }
