//! See `testkit::fuzzing::action`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzzing::action(data));
