// node measure.mjs [loading] [drawing] [thinking]: how long the page takes to load, how many frames
// it draws, with and without an Expert thinking beside it, and how long an Expert thinks. Figures
// for the README, not a test: they depend on the machine. See run.sh for the settings.

import { closeBrowser, makeContext, openBrowser } from './lib/browser.mjs';
import { DIST, ON_ITS_SIDE } from './lib/config.mjs';
import { findGames } from './lib/games.mjs';
import { onScreen, waitForChoice } from './lib/mirror.mjs';
import { open, openGame, start, startButton } from './lib/page.mjs';
import { closeSites, sharedSite } from './lib/site.mjs';
import { until } from './lib/waiting.mjs';

const MEGABIT = 1_000_000 / 8;
const LINES = [
  ['no limit', null],
  ['20 Mbit/s, 40 ms', { latency: 40, downloadThroughput: 20 * MEGABIT }],
  ['5 Mbit/s, 80 ms', { latency: 80, downloadThroughput: 5 * MEGABIT }],
];

const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);

const troubles = [];

async function fresh() {
  const { address } = await sharedSite();
  return makeContext(ON_ITS_SIDE, { touch: true }, address, (told) => troubles.push(told));
}

let found;

async function games() {
  found ??= findGames((await sharedSite()).address);
  return found;
}

async function loading(name, limit) {
  const { context, page } = await fresh();
  if (limit) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const rest = { offline: false, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...limit, ...rest });
  }
  const began = Date.now();
  await open(page);
  await page.locator('#loading').waitFor({ state: 'visible' });
  const page1 = seconds(began);
  await startButton(page).waitFor({ state: 'visible', timeout: 120_000 });
  const button = seconds(began);
  const tapped = Date.now();
  await start(page);
  await onScreen(page, 'title');
  console.log(
    `${name.padEnd(18)} page ${page1} s, "tap to play" ${button} s, title ${seconds(tapped)} s after the tap`,
  );
  await context.close();
}

/** Frames in a second, over five. */
function rate(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        let frames = 0;
        const began = performance.now();
        const count = (now) => {
          frames += 1;
          if (now - began < 5000) requestAnimationFrame(count);
          else done(((frames - 1) * 1000) / (now - began));
        };
        requestAnimationFrame(count);
      }),
  );
}

async function drawing() {
  const { context, page } = await fresh();
  await open(page);
  await start(page);
  await onScreen(page, 'title');
  console.log(`title: ${(await rate(page)).toFixed(0)} frames a second`);
  for (const game of await games()) {
    await openGame(page, game);
    await waitForChoice(page);
    console.log(`${game.id}: ${(await rate(page)).toFixed(0)} frames a second`);
  }
  await context.close();
}

/** After some moves the answers of the game's worker are lost: the opponent thinks for ever. */
function keepThinking() {
  const Real = globalThis.Worker;
  globalThis.RealWorker = Real;
  globalThis.Worker = class extends Real {
    #questions = 0;
    constructor(address, options) {
      super(address, options);
      globalThis.thinker = { address: String(address), options };
      this.addEventListener('message', (message) => {
        if (this.#questions > 6) message.stopImmediatePropagation();
      });
    }
    postMessage(message) {
      if (message.request) {
        this.#questions += 1;
        if (this.#questions > 6) globalThis.thinker.request = message.request;
      }
      super.postMessage(message);
    }
  };
}

/** Asks a worker of its own the same question over and over, until it is told to stop. */
function thinkOn({ address, options, request }) {
  const worker = new RealWorker(address, options);
  const took = [];
  let began = performance.now();
  const ask = () => {
    began = performance.now();
    worker.postMessage({ number: 'again', request });
  };
  worker.addEventListener('message', () => {
    took.push(performance.now() - began);
    ask();
  });
  ask();
  globalThis.stopThinking = () => {
    worker.terminate();
    // The first includes loading the worker.
    return took.slice(1);
  };
}

/** A table at which an Expert thinks, by turns with and without one really thinking. */
async function thinking() {
  const { context, page } = await fresh();
  await page.addInitScript(keepThinking);
  for (const game of await games()) {
    await openGame(page, game, `seats=${Array(game.least).fill('ai:expert')}`);
    const asked = () => page.evaluate(() => globalThis.thinker);
    await until(async () => (await asked())?.request, 'an Expert is asked again', 60);
    const question = await asked();
    await page.waitForTimeout(8000);
    const rates = { still: [], thinking: [] };
    let took = [];
    for (let turn = 0; turn < 3; turn += 1) {
      rates.still.push(await rate(page));
      await page.evaluate(thinkOn, question);
      rates.thinking.push(await rate(page));
      took = took.concat(await page.evaluate(() => globalThis.stopThinking()));
    }
    const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [still, busy] = [mean(rates.still), mean(rates.thinking)];
    console.log(
      `${game.id}: ${still.toFixed(1)} frames a second, ${busy.toFixed(1)} while an Expert thinks ` +
        `(${((busy / still) * 100).toFixed(0)} %); a thought takes ${mean(took).toFixed(0)} ms, ` +
        `at most ${Math.max(...took).toFixed(0)} (${took.length} thoughts)`,
    );
  }
  await context.close();
}

const { width, height, density } = ON_ITS_SIDE;
const version = (await openBrowser()).version();
console.log(`${DIST}, Chromium ${version}, ${width}×${height} at ${density}`);
try {
  const wanted = (part) => process.argv.length < 3 || process.argv.includes(part);
  if (wanted('loading')) for (const [name, limit] of LINES) await loading(name, limit);
  if (wanted('drawing')) await drawing();
  if (wanted('thinking')) await thinking();
} finally {
  await closeBrowser();
  await closeSites();
}
for (const trouble of troubles) console.error(trouble);
process.exit(troubles.length > 0 ? 1 : 0);
