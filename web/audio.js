// Browsers keep sound silent until somebody has touched the page, and phones silence it again
// whenever they like. So every audio context the game makes is remembered here, woken on every
// touch, and put to sleep while the page cannot be seen.

import { veillee } from "./bridge.js";

const contexts = new Set();
let touched = false;

function remember(context) {
  contexts.add(context);
  // Some browsers would begin at once, and the game asks them to: nobody wants sound from a page
  // they have not touched.
  const resume = context.resume.bind(context);
  context.resume = () => (touched ? resume() : Promise.resolve());
  if (!touched) {
    context.suspend().catch(() => {});
  }
  context.addEventListener("statechange", () => {
    if (context.state === "closed") {
      contexts.delete(context);
    }
  });
}

function watch(name) {
  const Original = window[name];
  if (!Original) {
    return;
  }
  window[name] = new Proxy(Original, {
    construct(target, values) {
      const context = new target(...values);
      remember(context);
      return context;
    },
  });
}

watch("AudioContext");
watch("webkitAudioContext");

export function wakeAudio() {
  if (veillee.stopped || document.visibilityState === "hidden") {
    return;
  }
  for (const context of contexts) {
    if (context.state !== "running") {
      context.resume().catch(() => {});
    }
  }
}

export function silenceAudio() {
  for (const context of contexts) {
    context.suspend().catch(() => {});
  }
}

for (const kind of ["pointerdown", "keydown", "touchend"]) {
  const wake = () => {
    touched = true;
    wakeAudio();
  };
  window.addEventListener(kind, wake, { capture: true, passive: true });
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") {
    silenceAudio();
  } else if (touched) {
    wakeAudio();
  }
});

window.addEventListener("pageshow", () => {
  if (touched) {
    wakeAudio();
  }
});
window.addEventListener("pagehide", silenceAudio);

veillee.audioStates = () => Array.from(contexts, (context) => context.state);
