//! The naive oracle that the tests of the workspace hold the engines to.
