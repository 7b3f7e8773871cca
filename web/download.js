// Getting the game's files, while counting, and without ever asking for one twice.

/** The network's fault: worth trying again. */
export class DownloadFailed extends Error {}

// A connection may hang without ever failing.
const PATIENCE = 30_000;

const got = {};

/**
 * The compiled game and the script that starts it. `progress(done, whole)` counts bytes;
 * `preparing()` is called when all are there. Called again after a failure it keeps what it has.
 */
export async function getGame(progress, preparing) {
  got.build ??= await getBuild();
  const { wasm, js } = got.build;
  // Both at once; if one fails the other is still awaited, so that trying again finds it.
  const [module, script] = await Promise.allSettled([
    got.module ?? compile(wasm, progress, preparing),
    got.script ?? load(js),
  ]);
  got.module = module.value ?? got.module;
  got.script = script.value ?? got.script;
  const failure = [module, script].find((part) => part.status === "rejected");
  if (failure) {
    // A newer build may have taken this one's place on the server.
    delete got.build;
    throw failure.reason;
  }
  return { module: got.module, script: got.script, address: js };
}

async function getBuild() {
  let build;
  try {
    const response = await fetch("build.json", { cache: "no-cache" });
    build = response.ok ? await response.json() : null;
  } catch {
    build = null;
  }
  if (!build) {
    throw new DownloadFailed("build.json");
  }
  // Parts of another build do not fit.
  if (got.version !== build.version) {
    delete got.module;
    delete got.script;
  }
  got.version = build.version;
  return build;
}

let attempts = 0;

async function load(address) {
  // Browsers may remember that a module failed: a question mark makes it another address.
  const again = attempts++ > 0 ? `?${attempts}` : "";
  try {
    return await import(`./${address}${again}`);
  } catch (error) {
    throw new DownloadFailed(address, { cause: error });
  }
}

async function compile({ file, bytes }, progress, preparing) {
  const giveUp = new AbortController();
  let patience = setTimeout(() => giveUp.abort(), PATIENCE);
  let done = 0;
  let whole = false;

  const count = new TransformStream({
    transform(chunk, out) {
      clearTimeout(patience);
      patience = setTimeout(() => giveUp.abort(), PATIENCE);
      done += chunk.byteLength;
      progress(done, bytes);
      out.enqueue(chunk);
    },
    flush() {
      clearTimeout(patience);
      whole = done === bytes;
      preparing();
    },
  });

  try {
    progress(0, bytes);
    const answer = await fetch(file, { signal: giveUp.signal });
    if (!answer.ok || !answer.body) {
      throw new DownloadFailed(file);
    }
    // Compiling goes on while the bytes come in.
    const headers = { "content-type": "application/wasm" };
    const counted = new Response(answer.body.pipeThrough(count), { headers });
    return await (WebAssembly.compileStreaming?.(counted) ??
      WebAssembly.compile(await counted.arrayBuffer()));
  } catch (error) {
    clearTimeout(patience);
    // If everything arrived, it is the browser that could not make sense of it.
    throw whole ? error : new DownloadFailed(file, { cause: error });
  }
}
