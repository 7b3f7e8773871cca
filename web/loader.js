// The way from an empty page to a game that can be played.

import { fromGame, toGame, veillee } from "./bridge.js";
import { wakeAudio } from "./audio.js";
import "./sharpness.js";
import "./stop.js";
import "./thinking.js";
import "./mirror.js";
import { DownloadFailed, getGame } from "./download.js";
import { breakDown, isHarmless, playBegins, watchScript } from "./life.js";
import { keepForOffline } from "./update.js";
import { megabytes, rewrite, write } from "./words.js";

// Most of the bar is for the bytes; the rest for compiling and for the first pictures.
const BYTES_SHARE = 90;
const LONG = 60_000;
const FADE = 400;

const page = document.documentElement;
const loading = document.getElementById("loading");
const waiting = document.getElementById("waiting");
const progress = document.getElementById("progress");
const status = document.getElementById("status");
const retry = document.getElementById("retry");
const play = document.getElementById("play");

function lacking() {
  if (typeof WebAssembly !== "object" || !WebAssembly.compile) {
    return "no-wasm";
  }
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers allow few of them at a time: hand this one back.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context ? null : "no-webgl";
}

function showProgress(percent) {
  progress.setAttribute("aria-valuenow", String(Math.round(percent)));
  progress.firstElementChild.style.width = `${percent}%`;
}

function countBytes(done, whole) {
  const share = Math.min(done / whole, 1);
  showProgress(BYTES_SHARE * share);
  write(status, "downloading", { done: megabytes(done), whole: megabytes(whole) });
}

function prepare() {
  showProgress(BYTES_SHARE);
  write(status, "preparing");
}

function fail(key, again) {
  page.dataset.state = "failed";
  loading.classList.add("failed");
  write(status, key);
  retry.hidden = !again;
  retry.onclick = again;
  if (again) {
    retry.focus();
  }
}

async function start() {
  page.dataset.state = "loading";
  loading.classList.remove("failed");
  retry.hidden = true;
  write(status, "preparing");
  showProgress(0);

  let game;
  try {
    game = await getGame(countBytes, prepare);
  } catch (error) {
    console.error(error);
    if (error instanceof DownloadFailed) {
      fail(navigator.onLine === false ? "offline" : "download-failed", start);
    } else {
      fail("too-old");
    }
    return;
  }
  if (veillee.stopped) {
    return;
  }
  watchScript(game.address);
  prepare();
  const patience = setTimeout(takesLong, LONG);
  fromGame("ready", () => clearTimeout(patience));
  try {
    await game.script.default({ module_or_path: game.module });
  } catch (error) {
    if (!isHarmless(error)) {
      clearTimeout(patience);
      breakDown(error);
    }
  }
}

/** The game is there but its pictures are not. It goes on trying; starting anew may be quicker. */
function takesLong() {
  write(status, "slow");
  retry.hidden = false;
  retry.onclick = () => location.reload();
}

let isReady = false;

fromGame("ready", (density) => {
  if (isReady) {
    return;
  }
  isReady = true;
  page.dataset.state = "ready";
  showProgress(100);
  waiting.hidden = true;
  retry.hidden = true;
  play.hidden = false;
  play.focus({ preventScroll: true });
  keepForOffline(Number(density));
});

play.addEventListener(
  "click",
  () => {
    page.dataset.state = "playing";
    loading.inert = true;
    setTimeout(() => (loading.hidden = true), FADE);
    document.getElementById("frame").inert = false;
    document.getElementById("mirror").inert = false;
    toGame("go");
    wakeAudio();
    playBegins();
    document.getElementById("table").focus({ preventScroll: true });
  },
  { once: true },
);

rewrite();
const missing = lacking();
if (missing) {
  fail(missing);
} else {
  start();
}
