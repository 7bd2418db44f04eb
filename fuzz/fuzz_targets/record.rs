//! See `testkit::fuzzing::record`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzzing::record(data));
