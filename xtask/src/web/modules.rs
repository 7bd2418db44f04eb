//! The WebAssembly of the page: modules with the scripts that load them, and what is split off for later.

use std::fs;
use std::path::Path;

use anyhow::{Result, anyhow};
use walrus::ModuleConfig;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

use super::{Page, hash};

/// A WebAssembly module and the script that loads it.
pub(super) struct Module {
    pub(super) script: String,
    pub(super) wasm: String,
}

impl Page {
    /// Generates the script for a module.
    pub(super) fn module(&self, modules: &Path, name: &str) -> Result<Module> {
        let (script, wasm) = self.bind(&modules.join(name).with_extension("wasm"), name)?;
        Ok(Module { script: self.hashed(name, "js", script.as_bytes())?, wasm })
    }

    /// Writes a module, and returns its script and its name.
    fn bind(&self, input: &Path, name: &str) -> Result<(String, String)> {
        let mut bindgen = Bindgen::new();
        // The parts of a split module share the linker's exports.
        bindgen.input_path(input).web(true)?.keep_lld_exports(true);
        bindgen.typescript(false).remove_name_section(true).remove_producers_section(true);
        let mut output = bindgen.generate_output()?;
        let bytes = output.wasm_mut().emit_wasm();
        let wasm = self.hashed(name, "wasm", &bytes)?;
        Ok((output.js().replace(&format!("{name}_bg.wasm"), &wasm), wasm))
    }

    /// As [`Page::module`], for a module with rooms to load later: also returns the names of their files. The
    /// scripts of both import each other, so one hash of everything is in the names of both.
    pub(super) fn split_module(&self, modules: &Path, name: &str) -> Result<(Module, Vec<String>)> {
        let whole = fs::read(modules.join(name).with_extension("wasm"))?;
        let folder = modules.join("split");
        let first = folder.join(format!("{name}.wasm"));
        let (script, link) = (format!("./{name}.js"), "./rooms.js");
        let mut options = Options::new(&whole);
        options.output_dir = &folder;
        options.main_out_path = &first;
        options.main_module = &script;
        options.link_name = link;
        let parts = wasm_split_cli_support::transform(options).map_err(|why| anyhow!("{why:?}"))?;
        let mut loader = fs::read_to_string(folder.join(link))?;
        let mut rooms = Vec::new();
        for part in parts.split_modules {
            let file = part.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let hashed = self.hashed("rooms", "wasm", &repack(&fs::read(&part)?)?)?;
            loader = loader.replace(&file, &hashed);
            rooms.push(hashed);
        }
        let (text, wasm) = self.bind(&first, name)?;
        let hash = hash((text.clone() + &loader).as_bytes());
        let (module, link_file) = (format!("{name}-{hash}.js"), format!("rooms-{hash}.js"));
        // The module itself knows its imports by the old name.
        let import = |quote: char| format!(" from {quote}{link}{quote}");
        let imports = format!(" from \"./{link_file}\"");
        let text = text.replace(&import('"'), &imports).replace(&import('\''), &imports);
        self.write(&module, text.as_bytes())?;
        self.write(&link_file, loader.replace(&script, &format!("./{module}")).as_bytes())?;
        rooms.insert(0, link_file);
        Ok((Module { script: module, wasm }, rooms))
    }
}

/// Writes a module again without names, and without the room that the linker leaves for addresses.
fn repack(module: &[u8]) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    Ok(config.parse(module)?.emit_wasm())
}
