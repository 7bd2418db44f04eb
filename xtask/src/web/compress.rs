//! The compressed forms of the page's files: the server chooses one and never compresses itself.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

/// How hard to try.
#[derive(Clone, Copy)]
pub(super) enum Effort {
    /// As long as somebody waits for it.
    Little,
    /// As much as the formats can do.
    Most,
}

/// Writes Brotli and gzip beside every file of a folder that they make smaller, and prints the sizes.
pub(super) fn write_variants(folder: &Path, effort: Effort) -> Result<()> {
    let mut totals = [0; 3];
    for file in super::sorted(folder)? {
        let bytes = fs::read(&file)?;
        let variants = [("br", brotli(&bytes, effort)?), ("gz", gzip(&bytes, effort)?)];
        let sizes = variants.each_ref().map(|(_, packed)| packed.len().min(bytes.len()));
        let [br, gz] = sizes;
        let name = file.file_name().unwrap_or_default().display();
        println!("{name}: {} bytes, {br} by Brotli, {gz} by gzip", bytes.len());
        for (total, size) in totals.iter_mut().zip([bytes.len(), br, gz]) {
            *total += size;
        }
        for (extension, packed) in variants {
            if packed.len() < bytes.len() {
                fs::write(beside(&file, extension), packed)?;
            }
        }
    }
    let [plain, br, gz] = totals.map(|bytes| bytes / 1_000);
    println!("the page weighs {plain} kB, {br} kB by Brotli, {gz} kB by gzip");
    Ok(())
}

fn beside(file: &Path, extension: &str) -> PathBuf {
    let mut name = file.to_owned().into_os_string();
    name.push(format!(".{extension}"));
    name.into()
}

fn brotli(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let quality = match effort {
        Effort::Little => 2,
        Effort::Most => 11,
    };
    let mut packed = Vec::new();
    let size_hint = bytes.len();
    let parameters =
        brotli::enc::BrotliEncoderParams { quality, lgwin: 22, size_hint, ..Default::default() };
    let mut writer = brotli::CompressorWriter::with_params(&mut packed, 1 << 16, &parameters);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(packed)
}

fn gzip(bytes: &[u8], effort: Effort) -> Result<Vec<u8>> {
    let level = match effort {
        Effort::Little => Compression::fast(),
        Effort::Most => Compression::best(),
    };
    let mut writer = GzEncoder::new(Vec::new(), level);
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Read;

    use super::{Effort, write_variants};

    #[test]
    fn a_file_has_the_variants_that_are_smaller_and_unpack_to_it() {
        let folder = tempfile::tempdir().unwrap();
        let text = "crown ".repeat(100);
        fs::write(folder.path().join("a.js"), &text).unwrap();
        fs::write(folder.path().join("b.net"), [7]).unwrap();
        for effort in [Effort::Little, Effort::Most] {
            write_variants(folder.path(), effort).unwrap();
            let read = |name: &str| fs::read(folder.path().join(name));
            let (br, gz) = (read("a.js.br").unwrap(), read("a.js.gz").unwrap());
            let mut unpacked = [String::new(), String::new()];
            brotli::Decompressor::new(&br[..], 4_096).read_to_string(&mut unpacked[0]).unwrap();
            flate2::read::GzDecoder::new(&gz[..]).read_to_string(&mut unpacked[1]).unwrap();
            assert_eq!(unpacked, [text.clone(), text.clone()]);
            assert!(read("b.net.br").is_err() && read("b.net.gz").is_err());
            for variant in ["a.js.br", "a.js.gz"] {
                fs::remove_file(folder.path().join(variant)).unwrap();
            }
        }
    }
}
