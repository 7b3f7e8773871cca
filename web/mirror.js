// The table in words: what the game says is on the screen, as headings, lists and buttons.

import { fromGame, toGame } from "./bridge.js";

const MOST_SAID = 20;

const mirror = document.getElementById("mirror");
const heading = document.getElementById("heading");
const lines = document.getElementById("lines");
const moves = document.getElementById("moves");
const controls = document.getElementById("controls");
const targets = document.getElementById("targets");
const live = document.getElementById("live");

fromGame("mirror", (json) => show(JSON.parse(json)));

fromGame("say", (sentence) => {
  const line = document.createElement("p");
  line.textContent = sentence;
  live.append(line);
  while (live.childElementCount > MOST_SAID) {
    live.firstElementChild.remove();
  }
});

mirror.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.move) {
    toGame(`move ${button.dataset.move} ${mirror.dataset.ply}`);
  } else if (button?.dataset.id) {
    toGame(`press ${button.dataset.id}`);
  }
});

// On the canvas the Tab key is the game's own: another one leads here, and back.
addEventListener(
  "keydown",
  (event) => {
    if (event.key === "F6" && !mirror.inert) {
      event.preventDefault();
      event.stopPropagation();
      const here = mirror.contains(document.activeElement);
      (here ? document.getElementById("table") : heading).focus({ preventScroll: true });
    }
  },
  { capture: true },
);

function show(seen) {
  const focused = mirror.contains(document.activeElement) ? document.activeElement : null;

  mirror.lang = seen.lang ?? "";
  for (const name of ["screen", "menu", "phase", "game", "ply", "back"]) {
    note(mirror, name, seen[name] ?? "");
  }
  setText(heading, seen.heading ?? "Veillée");
  showLines(seen.lines ?? []);
  showMoves(seen.moves ?? []);
  showControls(seen.controls ?? []);
  showTargets(seen.targets ?? []);

  keepFocus(focused);
}

function showLines(texts) {
  resize(lines, texts.length, "li");
  texts.forEach((text, index) => setText(lines.children[index], text));
}

function showMoves(list) {
  // A move is known by what it says and how it is made: its number changes as others come and go.
  const keyed = list.map((move) => [`${move.label} ${move.presses}`, move]);
  update(moves, keyed, (button, move, number) => {
    setText(button, move.label);
    note(button, "move", number);
    note(button, "presses", (move.presses ?? []).join(" "));
  });
}

function showControls(list) {
  const keyed = list.map((control) => [control.id, control]);
  update(controls, keyed, (button, control) => {
    setText(button, control.label);
    note(button, "id", control.id);
    place(button, control);
    if (button.disabled !== Boolean(control.off)) {
      button.disabled = Boolean(control.off);
    }
  });
}

function showTargets(list) {
  resize(targets, list.length, "span");
  list.forEach((target, index) => {
    note(targets.children[index], "piece", target.piece);
    place(targets.children[index], target);
  });
}

function place(element, { x, y, w, h }) {
  note(element, "x", x);
  note(element, "y", y);
  note(element, "w", w);
  note(element, "h", h);
}

/** Makes the group's buttons those of the list; one whose key is still there stays the same. */
function update(group, keyed, fill) {
  const old = new Map(Array.from(group.children, (button) => [button.dataset.key, button]));
  const used = new Set();
  let next = group.firstElementChild;
  const wanted = keyed.map(([key, value], index) => {
    while (used.has(key)) {
      key += "'";
    }
    used.add(key);
    const button = old.get(key) ?? newButton(key);
    fill(button, value, index);
    return button;
  });
  // First out with the old, so that what stays need not be moved about.
  for (const [key, button] of old) {
    if (!used.has(key)) {
      next = next === button ? button.nextElementSibling : next;
      button.remove();
    }
  }
  for (const button of wanted) {
    if (button === next) {
      next = next.nextElementSibling;
    } else {
      group.insertBefore(button, next);
    }
  }
}

function newButton(key) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.key = key;
  return button;
}

/** Moving an element takes the focus off it, and removing it leaves the focus nowhere. */
function keepFocus(focused) {
  if (focused && document.activeElement !== focused) {
    const there = mirror.contains(focused) && !focused.disabled;
    (there ? focused : heading).focus({ preventScroll: true });
  }
}

function resize(list, length, kind) {
  while (list.childElementCount > length) {
    list.lastElementChild.remove();
  }
  while (list.childElementCount < length) {
    list.append(document.createElement(kind));
  }
}

// Nothing is written that is there already: screen readers take every change for news.

function setText(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

function note(element, name, value) {
  if (element.dataset[name] !== String(value)) {
    element.dataset[name] = value;
  }
}
