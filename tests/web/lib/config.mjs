// Where things are, and the devices the tests pretend to be.

import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const HERE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const ROOT = path.resolve(HERE, '..', '..');

/** The built page, set by run.sh from its command line. */
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

// The two ways to hold a phone, and a small desktop window.
export const UPRIGHT = { width: 390, height: 844, density: 2 };
export const ON_ITS_SIDE = { width: 844, height: 390, density: 1 };
export const WINDOW = { width: 960, height: 600, density: 1 };

/**
 * The same drawn with a quarter of the pixels. Without a graphics card they are what takes time;
 * what lies where, and all that does not look at the picture, is the same without them.
 */
export const coarse = (size) => ({ ...size, density: 0.5 });

/** How fast the table plays in tests, as links write it. */
export const SPEED = '4';
/** The same as the settings write it, and a table on which nothing moves; whoever sits there knows the
 * games. */
export const QUICK = { 'veillee.settings': JSON.stringify({ speed: 'quadruple', first_moves: false }) };
export const AT_ONCE = { 'veillee.settings': JSON.stringify({ speed: 'off', first_moves: false }) };
