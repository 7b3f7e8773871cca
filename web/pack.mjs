// The last step of a build: node pack.mjs OUT [--precompress] [--sizes] [--budget BYTES] [--site URL]
//
// Gives the game's two files names with a hash in them, writes build.json, and tells the service
// worker its version and its files.
//   --precompress   also writes .br and .gz beside what compresses, for servers that use them
//   --sizes         prints how large everything is
//   --budget BYTES  fails if more than this has to be downloaded before the title can be seen
//   --site URL      where the page will be: the picture of a link has to be named in full

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    precompress: { type: "boolean" },
    sizes: { type: "boolean" },
    budget: { type: "string" },
    site: { type: "string" },
  },
});
const [out] = positionals;
const budget = options.budget && Number(options.budget);
if (!out || Number.isNaN(budget)) {
  console.error("node pack.mjs OUT [--precompress] [--sizes] [--budget BYTES] [--site URL]");
  process.exit(2);
}

// Pictures and sounds are compressed already.
const COMPRESSES = /\.(html|css|js|json|wasm|ttf|svg|webmanifest)$/;
// Shown to nobody who plays, or written here.
const NOT_LISTED = /(social\.jpg|\.md|\.txt|\.br|\.gz|service-worker\.js|build\.json)$/;

const read = (path) => readFileSync(join(out, path));
const write = (path, contents) => writeFileSync(join(out, path), contents);
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

function everyFile() {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join("/"))
    .sort();
}

// The game's files: the wasm first, because the script names it.

function rename(from, ending) {
  const to = `veillee-${hashOf(read(from)).slice(0, 8)}.${ending}`;
  renameSync(join(out, from), join(out, to));
  return to;
}

const wasm = rename("veillee_bg.wasm", "wasm");
write("veillee.js", read("veillee.js").toString().replaceAll("veillee_bg.wasm", wasm));
const js = rename("veillee.js", "js");

if (options.site) {
  const picture = new URL("icons/social.jpg", options.site).href;
  write("index.html", read("index.html").toString().replace("icons/social.jpg", picture));
}

// The lists.

function describe(path) {
  const bytes = read(path);
  return { path, hash: hashOf(bytes), bytes: bytes.length };
}

function listName(path) {
  return /^assets\/atlas\/([123])\//.exec(path)?.[1] ?? "core";
}

const files = { core: [], 1: [], 2: [], 3: [] };
for (const path of everyFile().filter((path) => !NOT_LISTED.test(path))) {
  files[listName(path)].push(describe(path));
}

const template = read("service-worker.js").toString();
const hashes = Object.values(files).flatMap((list) => list.map((file) => file.path + file.hash));
const version = hashOf([template, ...hashes].join("\n")).slice(0, 12);
const sum = (list) => list.reduce((total, file) => total + file.bytes, 0);

const build = {
  version,
  wasm: { file: wasm, bytes: read(wasm).length },
  js,
  bytes: Object.fromEntries(Object.entries(files).map(([name, list]) => [name, sum(list)])),
  files,
};
write("build.json", `${JSON.stringify(build, null, 1)}\n`);

// The worker keeps build.json too, which cannot hold its own hash.
files.core.push(describe("build.json"));
const lists = Object.entries(files).map(([name, list]) => {
  const entries = list.map(({ path, hash }) => JSON.stringify({ path, hash }));
  return `  ${name}: [\n    ${entries.join(",\n    ")},\n  ],\n`;
});
const worker = template
  .replace("VERSION-OF-THE-BUILD", version)
  .replace(/\{ core: .*LISTS-OF-THE-BUILD \*\//, () => `{\n${lists.join("")}};`);
if (worker.includes("OF-THE-BUILD")) {
  throw new Error("service-worker.js: the places for version and lists were not found");
}
write("service-worker.js", worker);

console.log(`version ${version}: ${wasm}, ${js}`);

// Compressed.

const squeezed = new Map();

function brotli(path) {
  if (!squeezed.has(path)) {
    const bytes = read(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    squeezed.set(path, COMPRESSES.test(path) ? brotliCompressSync(bytes, { params }) : bytes);
  }
  return squeezed.get(path);
}

if (options.precompress) {
  for (const path of everyFile().filter((path) => COMPRESSES.test(path))) {
    write(`${path}.br`, brotli(path));
    write(`${path}.gz`, gzipSync(read(path), { level: 9 }));
  }
}

// How large it is.

const GROUPS = [
  ["the opponents' worker", false, (path) => path.startsWith("thinker")],
  // First, because it lies beside the page's own scripts.
  ["game: script", true, (path) => path === js || path.startsWith("snippets/")],
  ["page: html, css, js", true, (path) => /^[^/]+\.(html|css|js|json|webmanifest)$/.test(path)],
  ["game: wasm", true, (path) => path === wasm],
  ["fonts", true, (path) => path.endsWith(".ttf")],
  ["the icon while loading", true, (path) => path === "icons/icon-192.png"],
  // Of the three densities a page loads one; the sharpest is the largest.
  [
    "title pictures, density 3",
    true,
    (path) => /^assets\/atlas\/3\/(icons|title|tile-.*|backdrop-.*)\.webp$/.test(path),
  ],
  ["sounds", false, (path) => path.endsWith(".ogg")],
  ["other pictures, density 3", false, (path) => path.startsWith("assets/atlas/3/")],
  ["pictures, density 2", false, (path) => path.startsWith("assets/atlas/2/")],
  ["pictures, density 1", false, (path) => path.startsWith("assets/atlas/1/")],
  ["other icons", false, (path) => path.startsWith("icons/")],
];

function printSizes() {
  let left = everyFile().filter((path) => !/\.(md|txt|br|gz)$/.test(path));
  let beforeTitle = 0;
  const row = (name, count, raw, small) =>
    console.log(name.padEnd(30), ...[count, raw, small].map((cell) => String(cell).padStart(12)));
  row("", "files", "raw", "brotli");
  for (const [name, needed, belongs] of GROUPS) {
    const mine = left.filter(belongs);
    left = left.filter((path) => !mine.includes(path));
    const raw = mine.reduce((total, path) => total + read(path).length, 0);
    const small = mine.reduce((total, path) => total + brotli(path).length, 0);
    beforeTitle += needed ? small : 0;
    row((needed ? "* " : "  ") + name, mine.length, raw, small);
  }
  row("* before the title", "", "", beforeTitle);
  return beforeTitle;
}

if (options.sizes || budget) {
  const beforeTitle = printSizes();
  if (budget && beforeTitle > budget) {
    console.error(`${beforeTitle} bytes before the title: more than the ${budget} allowed`);
    process.exit(1);
  }
}
