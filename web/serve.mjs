// Serves a folder on this machine: node serve.mjs [folder] [port]
// Tests use it too: const { address, close } = await serve({ folder, port: 0 });

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ogg": "audio/ogg",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
};
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** Starts serving; port 0 takes any that is free. */
export async function serve({ folder, port = 8000 }) {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise((done, fail) => {
    server.once("error", fail).listen(port, "127.0.0.1", done);
  });
  return {
    server,
    port: server.address().port,
    address: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

async function answer(root, request, response) {
  const file = fileFor(root, request.url);
  const found = file && (await find(file, request.headers["accept-encoding"] ?? ""));
  if (!found) {
    response.writeHead(404, { "content-type": TYPES[".txt"] }).end("not found\n");
    return;
  }
  const tag = `"${createHash("sha256").update(found.bytes).digest("hex").slice(0, 16)}"`;
  const headers = {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "cache-control": "no-cache",
    etag: tag,
    vary: "accept-encoding",
  };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  headers["content-length"] = found.bytes.length;
  if (found.encoding) {
    headers["content-encoding"] = found.encoding;
  }
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : found.bytes);
}

/** Nothing outside of the folder, whatever is asked. */
function fileFor(root, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://here").pathname);
  } catch {
    return null;
  }
  const file = resolve(join(root, path.endsWith("/") ? `${path}index.html` : path));
  return file.startsWith(root + sep) ? file : null;
}

async function find(file, accepted) {
  const known = accepted.split(",").map((name) => name.split(";")[0].trim());
  for (const [encoding, ending] of ENCODINGS.filter(([name]) => known.includes(name))) {
    const bytes = await readFile(file + ending).catch(() => null);
    if (bytes) {
      return { bytes, encoding };
    }
  }
  const bytes = await readFile(file).catch(() => null);
  return bytes && { bytes };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = ".", port = "8000"] = process.argv.slice(2);
  const { address } = await serve({ folder, port: Number(port) });
  console.log(address);
}
