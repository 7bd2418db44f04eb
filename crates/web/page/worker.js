// The script of the Web Worker: loads the bots, which then wait for questions.
import load from "/@WORKER_SCRIPT@";

await load({ module_or_path: "/@WORKER_WASM@" });
