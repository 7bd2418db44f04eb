//! See `testkit::fuzzing::sketch`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzzing::sketch(data));
