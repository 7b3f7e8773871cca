// How large a page is: node sizes.mjs OUT [--budget BYTES]
//
// Squeezing everything as servers do takes a minute, so it is no part of packing.
//   --budget BYTES  fails if more than this has to be downloaded before the title can be seen

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";

// Pictures and sounds are compressed already.
export const COMPRESSES = /\.(html|css|js|json|wasm|ttf|svg|webmanifest)$/;

/** Every file of a page, by its path from there. */
export function everyFile(out) {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join("/"))
    .sort();
}

export function brotli(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}

/** What comes over the wire for a file. */
function travelling(out, path) {
  if (!COMPRESSES.test(path)) return readFileSync(join(out, path)).length;
  const squeezed = join(out, `${path}.br`);
  if (existsSync(squeezed)) return readFileSync(squeezed).length;
  return brotli(readFileSync(join(out, path))).length;
}

const GROUPS = [
  ["the opponents' worker", false, (path) => path.startsWith("thinker")],
  // First, because it lies beside the page's own scripts.
  ["game: script", true, (path) => /^veillee-[0-9a-f]+\.js$/.test(path) || path.startsWith("snippets/")],
  ["page: html, css, js", true, (path) => /^[^/]+\.(html|css|js|json|webmanifest)$/.test(path)],
  ["game: wasm", true, (path) => /^veillee-[0-9a-f]+\.wasm$/.test(path)],
  ["fonts", true, (path) => path.endsWith(".ttf")],
  ["the icon while loading", true, (path) => path === "icons/icon-192.png"],
  // Of the three densities a page loads one, and of the two ways to hold a phone the one in which
  // it is held: the sharpest on its side is the largest.
  [
    "title pictures, density 3",
    true,
    (path) => /^assets\/atlas\/3\/(icons|title|tile-.*-tall|backdrop-landscape)\.webp$/.test(path),
  ],
  [
    "the same, upright",
    false,
    (path) => /^assets\/atlas\/3\/(tile-.*|backdrop-portrait)\.webp$/.test(path),
  ],
  ["sounds", false, (path) => path.endsWith(".ogg")],
  ["other pictures, density 3", false, (path) => path.startsWith("assets/atlas/3/")],
  ["pictures, density 2", false, (path) => path.startsWith("assets/atlas/2/")],
  ["pictures, density 1", false, (path) => path.startsWith("assets/atlas/1/")],
  ["other icons", false, (path) => path.startsWith("icons/")],
];

/** Prints what there is, and returns what is needed before the title. */
function printSizes(out) {
  let left = everyFile(out).filter((path) => !/\.(md|txt|br|gz)$/.test(path));
  let beforeTitle = 0;
  const row = (name, count, raw, small) =>
    console.log(name.padEnd(30), ...[count, raw, small].map((cell) => String(cell).padStart(12)));
  row("", "files", "raw", "brotli");
  const sum = (paths, size) => paths.reduce((total, path) => total + size(path), 0);
  for (const [name, needed, belongs] of GROUPS) {
    const mine = left.filter(belongs);
    left = left.filter((path) => !mine.includes(path));
    const raw = sum(mine, (path) => readFileSync(join(out, path)).length);
    const small = sum(mine, (path) => travelling(out, path));
    beforeTitle += needed ? small : 0;
    row((needed ? "* " : "  ") + name, mine.length, raw, small);
  }
  row("* before the title", "", "", beforeTitle);
  return beforeTitle;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { budget: { type: "string" } },
  });
  const [out] = positionals;
  const budget = values.budget && Number(values.budget);
  if (!out || Number.isNaN(budget)) {
    console.error("node sizes.mjs OUT [--budget BYTES]");
    process.exit(2);
  }
  const beforeTitle = printSizes(out);
  if (budget && beforeTitle > budget) {
    console.error(`${beforeTitle} bytes before the title: more than the ${budget} allowed`);
    process.exit(1);
  }
}
