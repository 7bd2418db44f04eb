// The script of the Web Worker: loads the bots, which then wait for questions, and tells them where the weights
// of each family of modes are.
import load from "/@WORKER_SCRIPT@";

self.weights = "@WEIGHTS@";
await load({ module_or_path: "/@WORKER_WASM@" });
