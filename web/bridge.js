// What the game sees of the page: `globalThis.veillee`. See README.md for who says what.

import { local } from "./store.js";
import { showBar } from "./notice.js";
import { setLanguage } from "./words.js";

const LARGEST_FILE = 5 * 1024 * 1024;

const inbox = [];
const handlers = new Map();

export const veillee = {
  /** The game is over in this tab, whatever it still tries to do. */
  stopped: false,

  hear() {
    return veillee.stopped ? undefined : inbox.shift();
  },

  tell(kind, text) {
    if (veillee.stopped) {
      return;
    }
    for (const handler of handlers.get(kind) ?? []) {
      try {
        handler(text);
      } catch (error) {
        // A fault of the page must not become one of the game.
        console.error(error);
      }
    }
  },

  asked: () => "",
  density: () => 0,
};
globalThis.veillee = veillee;

/** Something for the game to hear. */
export function toGame(text) {
  inbox.push(text);
}

/** Listens to one kind of thing the game says. */
export function fromGame(kind, handler) {
  handlers.set(kind, [...(handlers.get(kind) ?? []), handler]);
}

fromGame("lang", setLanguage);
fromGame("vibrate", (milliseconds) => navigator.vibrate?.(Number(milliseconds)));

// The screen stays on while a game is played. The lock falls whenever the page is put away.

let awake = false;
let lock = null;

async function keepAwake() {
  if (!awake) {
    lock?.release().catch(() => {});
    lock = null;
  } else if (document.visibilityState === "visible" && (!lock || lock.released)) {
    try {
      lock = await navigator.wakeLock?.request("screen");
    } catch {
      // Refused, for instance to save power: the screen may go dark.
    }
  }
}

fromGame("awake", (yes) => {
  awake = yes === "yes";
  keepAwake();
});
document.addEventListener("visibilitychange", keepAwake);

// Full screen.

const page = document.documentElement;
const enter = page.requestFullscreen ?? page.webkitRequestFullscreen;
const leave = document.exitFullscreen ?? document.webkitExitFullscreen;

function mayFillTheScreen() {
  // An installed game fills it already.
  const installed = matchMedia("(display-mode: fullscreen)").matches;
  return !installed && Boolean(document.fullscreenEnabled ?? document.webkitFullscreenEnabled);
}

toGame(`fullscreen ${mayFillTheScreen() ? "yes" : "no"}`);

fromGame("fullscreen", async () => {
  const full = document.fullscreenElement ?? document.webkitFullscreenElement;
  try {
    await (full ? leave.call(document) : enter.call(page));
  } catch {
    // Not allowed just now.
  }
});

// Files.

fromGame("export", (json) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  link.download = "veillee.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
});

const chooser = document.createElement("input");
chooser.type = "file";
chooser.accept = "application/json,.json";
chooser.hidden = true;
chooser.id = "chooser";
document.body.append(chooser);

chooser.addEventListener("change", async () => {
  const [file] = chooser.files;
  if (!file) {
    return;
  }
  if (file.size > LARGEST_FILE) {
    showBar("file-too-large", [["close"]]);
  } else {
    try {
      toGame(`import ${await file.text()}`);
    } catch {
      showBar("file-unreadable", [["close"]]);
    }
  }
  // So that the same file can be chosen again.
  chooser.value = "";
});

fromGame("import", () => chooser.click());

// The clipboard.

fromGame("copy", async (record) => {
  const link = `${location.href.split("#")[0]}#r=${record}`;
  if (!(await copy(link))) {
    // Some browsers only copy during a tap: ask for one.
    showBar("copy-link", [["copy", () => copy(link)], ["close"]]);
  }
});

/** The game says that it is copied only once it is. */
async function copy(text) {
  let done = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    done = copyTheOldWay(text);
  }
  if (done) {
    toGame("copied");
  }
  return done;
}

function copyTheOldWay(text) {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.cssText = "position:fixed;top:0;opacity:0;user-select:text;-webkit-user-select:text";
  document.body.append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    // Then not.
  }
  area.remove();
  before?.focus?.({ preventScroll: true });
  return done;
}

/** The pictures' density that is kept for playing without a network. */
export const keptDensity = {
  get: () => Number(local.get("veillee.density") ?? 0),
  set: (density) => local.set("veillee.density", String(density)),
};
veillee.density = () => (navigator.onLine === false ? keptDensity.get() : 0);
