//! See `testkit::fuzzing::game`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzzing::game(data));
