// Ending the game in this tab for good: because another tab has it, or because it broke. It must
// draw nothing more and, above all, write over nothing: another tab may be writing the same match.

import { silenceAudio } from "./audio.js";
import { veillee } from "./bridge.js";
import { local } from "./store.js";

export function stopGame() {
  veillee.stopped = true;
  silenceAudio();
}

// Whatever the game asks to be called back by is passed through here from the start, so that a
// call that is already under way can be held back too.
function gate(owner, name) {
  const original = owner?.[name];
  if (!original) {
    return;
  }
  owner[name] = (callback, ...rest) => {
    const unlessStopped = (...values) => (veillee.stopped ? undefined : callback(...values));
    return veillee.stopped ? 0 : original.call(owner, unlessStopped, ...rest);
  };
}

gate(window, "requestAnimationFrame");
gate(window, "requestIdleCallback");

// This one answers with a promise, that must be one even when nothing happens.
const postTask = globalThis.scheduler?.postTask;
if (postTask) {
  globalThis.scheduler.postTask = (callback, options) => {
    const unlessStopped = () => (veillee.stopped ? undefined : callback());
    return postTask.call(globalThis.scheduler, unlessStopped, options);
  };
}

for (const name of ["setItem", "removeItem", "clear"]) {
  const original = Storage.prototype[name];
  Storage.prototype[name] = function (...values) {
    if (!(veillee.stopped && this === local.area)) {
      original.apply(this, values);
    }
  };
}
