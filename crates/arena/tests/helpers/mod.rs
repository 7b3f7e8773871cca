//! Running the program as people run it.

use std::process::{Command, Output};

fn arena(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(args)
        .output()
        .unwrap()
}

pub fn stdout(args: &[&str]) -> String {
    let output = arena(args);
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// One clear line (and clap's hint below it), and a non-zero exit.
pub fn refused(args: &[&str], expected: &str) {
    let output = arena(args);
    assert!(!output.status.success(), "{args:?} was accepted");
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains(expected), "{args:?}: {text}");
    assert!(!text.contains("panicked"), "{text}");
}
