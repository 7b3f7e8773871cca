// Servers for the built page.

import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serve } from '../../../web/serve.mjs';
import { DIST, ROOT } from './config.mjs';

const WEB = path.join(ROOT, 'web');

let shared;

/** The one most tests use. */
export function sharedSite() {
  shared ??= serve({ folder: DIST, port: 0 });
  return shared;
}

/** One that can be closed. */
export function ownSite() {
  return serve({ folder: DIST, port: 0 });
}

/** One whose files can be changed. */
export async function copiedSite() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'veillee-'));
  await fs.cp(DIST, folder, { recursive: true });
  const { address, close } = await serve({ folder, port: 0 });
  return {
    folder,
    address,
    async close() {
      await close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a new version of a build whose files were changed: its last step, done again. */
export async function packAgain(folder) {
  const build = JSON.parse(await fs.readFile(path.join(folder, 'build.json'), 'utf8'));
  const at = (name) => path.join(folder, name);
  // What packing renames and fills in is put back first.
  const script = await fs.readFile(at(build.js), 'utf8');
  await fs.rm(at(build.js));
  await fs.writeFile(at('veillee.js'), script.replaceAll(build.wasm.file, 'veillee_bg.wasm'));
  await fs.rename(at(build.wasm.file), at('veillee_bg.wasm'));
  await fs.copyFile(path.join(WEB, 'service-worker.js'), at('service-worker.js'));
  await fs.rm(at('build.json'));
  // Compressed copies of the old files would be served instead of the new ones.
  for (const name of await fs.readdir(folder, { recursive: true })) {
    if (/\.(br|gz)$/.test(name)) await fs.rm(at(name));
  }
  await promisify(execFile)(process.execPath, [path.join(WEB, 'pack.mjs'), folder]);
}

export async function closeSites() {
  await (await shared)?.close();
}
