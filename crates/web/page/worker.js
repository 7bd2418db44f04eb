// What a Web Worker is started with: it loads the bots and lets them wait for questions.
import load from "/@WORKER_SCRIPT@";

await load({ module_or_path: "/@WORKER_WASM@" });
