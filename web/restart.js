// Starting anew: what the game begins with, and reloading the page without losing the place.

import { fromGame, veillee } from "./bridge.js";
import { stopGame } from "./stop.js";
import { session } from "./store.js";

const RESUME = "veillee.resume";

/** What the game last said is on the screen. */
export let seen = { screen: "loading", back: false };

fromGame("mirror", (json) => {
  seen = JSON.parse(json);
});
fromGame("reload", () => restart("afresh"));

const answer = session.get(RESUME) ? "resume" : hash();
let given = false;

function hash() {
  return location.hash.slice(1);
}

/** Taken once; a later question gets the same answer. */
veillee.asked = () => {
  if (!given) {
    given = true;
    session.remove(RESUME);
  }
  return answer;
};

/**
 * Reloads the page. `how`:
 * "resume" straight back to the saved game; "same" back to it only if it was being played;
 * "afresh" to the title, even if a link was opened earlier.
 */
export function restart(how) {
  const playing = ["table", "results"].includes(seen.screen);
  const resuming = seen.screen === "loading" && answer === "resume";
  if (how === "resume" || (how === "same" && (playing || resuming))) {
    session.set(RESUME, "1");
  } else if (how === "afresh" || seen.screen !== "loading") {
    // A link was opened already: not again.
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  // A last frame must not write over what was just imported, or over another tab's game.
  stopGame();
  location.reload();
}

/** Counts what goes wrong over reloads: has it happened more than `most` times in a minute? */
export function tooOften(what, most) {
  const key = `veillee.${what}`;
  const now = Date.now();
  const times = (session.get(key) ?? "").split(" ").map(Number);
  const recent = [...times.filter((time) => time > now - 60_000), now];
  session.set(key, recent.join(" "));
  return recent.length > most;
}
