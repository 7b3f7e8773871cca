// The two ways the page itself speaks up: a bar that may be left alone, and an overlay that
// stands before the game.

import { write } from "./words.js";

const bar = document.getElementById("bar");
const overlay = document.getElementById("overlay");

/** `choices`: a list of [words, action]; the first is the one that is recommended. */
export function showBar(key, choices) {
  const text = document.createElement("span");
  write(text, key);
  const buttons = choices.map(([label, action], index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = index === 0 && choices.length > 1 ? "first" : "";
    write(button, label);
    button.addEventListener("click", () => {
      bar.hidden = true;
      action?.();
      document.getElementById("table").focus({ preventScroll: true });
    });
    return button;
  });
  bar.replaceChildren(text, ...buttons);
  bar.hidden = false;
}

/** Without a button it only has to be read. */
export function showOverlay(key, label, action) {
  const button = document.getElementById("overlay-button");
  write(document.getElementById("overlay-text"), key);
  button.hidden = !label;
  if (label) {
    write(button, label);
    button.onclick = action;
  }
  bar.hidden = true;
  overlay.hidden = false;
  // What lies below can neither be seen nor reached.
  for (const id of ["frame", "mirror", "loading"]) {
    document.getElementById(id).inert = true;
  }
  button.focus();
}
