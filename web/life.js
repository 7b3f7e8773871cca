// What happens to a page that is none of the game's business: it is put away, another tab takes
// over, the back button is pressed, the graphics are lost, something breaks.

import { toGame, veillee } from "./bridge.js";
import { showOverlay } from "./notice.js";
import { restart, seen, tooOften } from "./restart.js";
import { stopGame } from "./stop.js";
import { local } from "./store.js";

const canvas = document.getElementById("table");

// Put away.

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") {
    toGame("hidden");
  }
});

// The back button. One entry of the history stands for the door, one for the inside; stepping
// back to the door is the button. Stepping forward again (instead of adding an entry) keeps
// browsers from taking the page for one that holds people back.

const at = () => history.state?.veillee;

function goInside() {
  if (at() !== "inside") {
    // Whoever reloads later wants the game as it then is, not as the link began it.
    history.replaceState({ veillee: "door" }, "", location.pathname + location.search);
    history.pushState({ veillee: "inside" }, "");
  }
}

addEventListener("popstate", () => {
  if (at() !== "door") {
    return;
  }
  if (seen.back && !veillee.stopped) {
    toGame("back");
    history.forward();
  } else {
    history.back();
  }
});

// Another link in the same page: opened as if it had been followed from elsewhere.
addEventListener("hashchange", () => location.reload());

/** The first tap: from here on the page may do what needs one. */
export function playBegins() {
  goInside();
  // Whoever could not leave (there was nothing before this page) is inside again.
  addEventListener("pointerdown", goInside);
  navigator.storage?.persist?.().catch(() => {});
}

// Nothing is to be zoomed or called up by fingers on a table.

let lastTouch = 0;
addEventListener("gesturestart", (event) => event.preventDefault());
addEventListener("dblclick", (event) => event.preventDefault());
addEventListener("contextmenu", (event) => event.preventDefault());
addEventListener(
  "touchend",
  (event) => {
    const quick = event.timeStamp - lastTouch < 350;
    lastTouch = event.timeStamp;
    if (quick && event.cancelable && !event.target.closest?.("button")) {
      event.preventDefault();
    }
  },
  { passive: false },
);

// The graphics can be taken away, on phones mostly. The game cannot get them back: start anew.

canvas.addEventListener("webglcontextlost", (event) => {
  event.preventDefault();
  if (veillee.stopped) {
    return;
  }
  stopGame();
  // Browsers put a broken picture in its place.
  canvas.style.visibility = "hidden";
  if (tooOften("losses", 3)) {
    showOverlay("picture-lost-often", "retry", () => restart("same"));
    return;
  }
  showOverlay("picture-lost");
  setTimeout(() => whenVisible(() => restart("same")), 1200);
});

function whenVisible(action) {
  if (document.visibilityState === "visible") {
    action();
  } else {
    document.addEventListener("visibilitychange", () => whenVisible(action), { once: true });
  }
}

// The game broke. A panic stops it in the middle of whatever it was doing, so it cannot go on;
// it reaches the page as an error of WebAssembly itself, in a frame, an event or a promise.

const HARMLESS = "Using exceptions for control flow, don't mind me. This isn't actually an error!";

/** The game's event loop leaves its first call by throwing this. */
export function isHarmless(error) {
  return String(error?.message ?? error) === HARMLESS;
}

let gameScript = null;

/** Tells errors of the game from those of a browser's extensions. */
export function watchScript(address) {
  gameScript = address;
}

export function breakDown(error) {
  if (veillee.stopped || isHarmless(error)) {
    return;
  }
  console.error(error);
  stopGame();
  // If coming back to the game is what breaks it, the second time leads to the title.
  const how = tooOften("breaks", 1) ? "afresh" : "same";
  const text = local.get("veillee.match") ? "broken-kept" : "broken";
  showOverlay(text, "resume", () => restart(how));
}

function consider(error, file = "") {
  const panic = error?.name === "RuntimeError";
  const where = `${file} ${error?.stack ?? ""}`;
  if (panic || (gameScript && where.includes(gameScript))) {
    breakDown(error);
  }
}

addEventListener("error", (event) => consider(event.error, event.filename));
addEventListener("unhandledrejection", (event) => consider(event.reason));

// One tab at a time: the newest takes the game over, and the match with it.

navigator.locks
  ?.request("veillee", { steal: true }, () => new Promise(() => {}))
  .catch((error) => {
    if (error.name === "AbortError") {
      stopGame();
      showOverlay("another-tab", "continue-here", () => restart("resume"));
    }
  });
