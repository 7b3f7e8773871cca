// The worker in which the opponents think: src/bin/thinker.rs. It is told { number, request } to
// begin, { number } to stop, and answers { number, answer }; no answer if it cannot think.

import init, { begin } from "./thinker-core.js";

const ready = init();
// Between two slices it looks whether it should stop.
const SLICE = 12;

let current = null;

function stop() {
  current?.thought?.free();
  current = null;
}

async function start(number, request) {
  stop();
  const mine = { number, thought: null, quanta: 16 };
  current = mine;
  try {
    await ready;
    if (current !== mine) {
      return;
    }
    mine.thought = begin(request);
    if (!mine.thought) {
      throw new Error("a question that makes no sense");
    }
    work(mine);
  } catch {
    postMessage({ number });
  }
}

function work(mine) {
  if (current !== mine) {
    return;
  }
  const began = performance.now();
  const answer = mine.thought.step(mine.quanta);
  if (answer !== undefined) {
    stop();
    postMessage({ number: mine.number, answer });
    return;
  }
  // As much at once as fits into a slice; how it is sliced does not change the answer.
  const took = performance.now() - began;
  mine.quanta = Math.min(1 << 20, took < SLICE / 2 ? mine.quanta * 2 : mine.quanta);
  if (took > SLICE * 2) {
    mine.quanta = Math.max(1, mine.quanta >> 1);
  }
  later(() => work(mine));
}

// A timer would wait for four milliseconds each time.
const { port1, port2 } = new MessageChannel();
let next = null;
port1.onmessage = () => next?.();

function later(what) {
  next = what;
  port2.postMessage(null);
}

addEventListener("message", ({ data: { number, request } }) => {
  if (request !== undefined) {
    start(number, request);
  } else if (current?.number === number) {
    stop();
  }
});
