//! See `testkit::fuzzing::deal`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzzing::deal(data));
