// The last step of a build: node pack.mjs OUT [--precompress] [--site URL]
//
// Gives the game's two files names with a hash in them, writes build.json, and tells the service
// worker its version and its files.
//   --precompress   also writes .br and .gz beside what compresses, for servers that use them
//   --site URL      where the page will be: the picture of a link has to be named in full

import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { COMPRESSES, brotli, everyFile } from "./sizes.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    precompress: { type: "boolean" },
    site: { type: "string" },
  },
});
const [out] = positionals;
if (!out) {
  console.error("node pack.mjs OUT [--precompress] [--site URL]");
  process.exit(2);
}

// Shown to nobody who plays, or written here.
const NOT_LISTED = /(social\.jpg|\.md|\.txt|\.br|\.gz|service-worker\.js|build\.json)$/;

const read = (path) => readFileSync(join(out, path));
const write = (path, contents) => writeFileSync(join(out, path), contents);
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

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
for (const path of everyFile(out).filter((path) => !NOT_LISTED.test(path))) {
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

if (options.precompress) {
  for (const path of everyFile(out).filter((path) => COMPRESSES.test(path))) {
    write(`${path}.br`, brotli(read(path)));
    write(`${path}.gz`, gzipSync(read(path), { level: 9 }));
  }
}
