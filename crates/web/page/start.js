// Chooses day or night before anything is drawn, then loads the page.
const root = document.documentElement;
try {
  const theme = JSON.parse(localStorage.getItem("crownlands.settings") ?? "{}").theme ?? "system";
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
} catch {
  // Without storage the day is as good as the night.
}
root.dataset.worker = "/@WORKER@";

const splash = document.getElementById("splash");
try {
  const { default: load } = await import("/@APP_SCRIPT@");
  await load({ module_or_path: "/@APP_WASM@" });
} catch (error) {
  console.error(error);
  splash.querySelector("p").textContent =
    "Crownlands could not be loaded. Look at your connection and load the page again.";
}

if ("serviceWorker" in navigator) {
  // Without it the page works as well, only not offline.
  navigator.serviceWorker.register("/service-worker.js").catch(() => {});
}
