//! See `testkit::fuzzing::setup`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzzing::setup(data));
