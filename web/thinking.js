// The opponents think in a worker, so that the table never waits for them. Where there can be
// none, the game is told so and thinks by itself, a little in every frame.

import { fromGame, toGame } from "./bridge.js";

let worker = null;
let refused = false;
/** The number of the question that has not been answered. */
let asked = null;

function giveUp() {
  refused = true;
  worker?.terminate();
  worker = null;
  if (asked !== null) {
    toGame(`thought ${asked}`);
    asked = null;
  }
}

function open() {
  const opened = new Worker(new URL("./thinker.js", import.meta.url), { type: "module" });
  opened.addEventListener("error", (event) => {
    event.preventDefault();
    giveUp();
  });
  opened.addEventListener("message", ({ data: { number, answer } }) => {
    if (number !== asked) {
      return;
    }
    if (!answer) {
      giveUp();
      return;
    }
    asked = null;
    toGame(`thought ${number} ${answer}`);
  });
  return opened;
}

fromGame("think", (text) => {
  const space = text.indexOf(" ");
  asked = text.slice(0, space);
  try {
    if (!refused) {
      worker ??= open();
      worker.postMessage({ number: asked, request: text.slice(space + 1) });
      return;
    }
  } catch {
    // Workers are not allowed here.
  }
  giveUp();
});

fromGame("stop-thinking", (number) => {
  if (asked === number) {
    asked = null;
    worker?.postMessage({ number });
  }
});
