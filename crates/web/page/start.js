// Chooses the theme and the language before anything is drawn, then loads the page. A click on "Play now"
// while it loads is remembered: the game begins as soon as possible.
const WORDS = "@WORDS@";
const root = document.documentElement;
let settings = {};
try {
  settings = JSON.parse(localStorage.getItem("crownlands.settings") ?? "{}");
} catch {
  // Without storage, the system decides.
}
const theme = settings.theme ?? "system";
const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
root.dataset.theme = dark ? "dark" : "light";
if (settings.motion === "off") root.dataset.motion = "off";
root.dataset.worker = "/@WORKER@";

const preferred = settings.language ? [settings.language] : navigator.languages;
const language = preferred.map((code) => code.split(/[-_]/)[0].toLowerCase()).find((code) => WORDS[code]) ?? "en";
const words = WORDS[language];
root.lang = language;

// Compiled while it arrives.
const program = WebAssembly.compileStreaming(fetch("/@APP_WASM@"));
// A failure is reported below, where the page waits for it.
program.catch(() => {});

// The texts of the page are a file for each language.
const TEXTS = "@TEXTS@";
globalThis.loadTexts = async (code) => {
  const answer = await fetch(TEXTS[code]);
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
  return answer.text();
};
const texts = globalThis.loadTexts(language);

const tell = (what) => {
  root.dataset[what] = "";
  dispatchEvent(new Event(`crownlands-${what}`));
};

let offer;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  tell("install");
});

// These buttons work even after the WebAssembly has crashed.
addEventListener("click", (event) => {
  if (event.target.closest("[data-reload]")) location.reload();
  if (event.target.closest("[data-install-now]") && offer) {
    offer.prompt();
    offer = undefined;
    delete root.dataset.install;
    dispatchEvent(new Event("crownlands-install"));
  }
});

const splash = document.getElementById("splash");
const say = splash.querySelector("[role=status]");
const play = splash.querySelector("button");
play.textContent = words.play;
play.hidden = location.pathname !== "/";
play.addEventListener("click", () => {
  root.dataset.play = "";
  play.disabled = true;
  say.textContent = words.wait;
});

// Appended here, because a style sheet in the markup would hold up this script.
const sheet = document.createElement("link");
sheet.rel = "stylesheet";
sheet.href = "/@STYLE@";
const styled = new Promise((done) => { sheet.onload = sheet.onerror = done; });
document.head.append(sheet);

try {
  const [{ default: load }, spoken] = await Promise.all([import("/@APP_SCRIPT@"), texts, styled]);
  globalThis.texts = spoken;
  await load({ module_or_path: await program });
} catch (error) {
  console.error(error);
  play.hidden = true;
  say.textContent = words.sorry;
}

if ("serviceWorker" in navigator) {
  // A page that was open before the new service worker is older than the files it caches.
  const wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (wasControlled) tell("update");
  });
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  // Without it the page still works, but not offline.
  whenIdle(() => navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
  // A first visit is light: the bots that search are kept from the second on, or once they have been asked.
  const wishes = { texts: TEXTS[language], isBack: wasControlled };
  navigator.serviceWorker.ready.then(({ active }) => whenIdle(() => active.postMessage(wishes)));
}
