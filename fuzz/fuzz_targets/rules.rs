//! See `testkit::fuzzing::rules`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzzing::rules(data));
