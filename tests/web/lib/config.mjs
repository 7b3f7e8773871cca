// Where things are, and the devices the tests pretend to be.

import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const HERE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const ROOT = path.resolve(HERE, '..', '..');

/** The built page, set by run.mjs from its command line. */
export const DIST = path.resolve(process.env.VEILLEE_DIST ?? path.join(ROOT, 'web', 'dist'));

export const SHOTS = path.resolve(
  process.env.VEILLEE_SHOTS ?? path.join(ROOT, 'target', 'web-screenshots'),
);

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=gl',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What browsers do for people. (`user-gesture-required` lets sound begin without any gesture.)
  '--autoplay-policy=document-user-activation-required',
];

// The two ways to hold a phone, and a small desktop window: large ones are slow to draw without
// a graphics card.
export const UPRIGHT = { width: 390, height: 844, density: 2 };
export const ON_ITS_SIDE = { width: 844, height: 390, density: 1 };
export const WINDOW = { width: 960, height: 600, density: 1 };

export const GAMES = ['songo', 'sovango', 'sar-zan', 'soon', 'swoop'];

/** What makes each game as short as it can be: see ShortGame in tests/it/app. */
export const SHORT = {
  songo: 'option.target=36',
  sovango: 'option.contract=50',
  'sar-zan': 'option.target=33',
  soon: 'option.length=express&seats=human,ai',
  swoop: 'option.target=100',
};

/** How fast the table plays in tests, as the settings write it. */
export const QUICK = { 'veillee.settings': JSON.stringify({ speed: 'quadruple' }) };
