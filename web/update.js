// Playing without a network, and new versions. A worker keeps the files; the page asks for it
// only once the game is there, so that it does not compete with the first download.

import { keptDensity, veillee } from "./bridge.js";
import { showBar } from "./notice.js";
import { restart } from "./restart.js";

const AN_HOUR = 3_600_000;

/** Keeps the game and its pictures of this density. */
export async function keepForOffline(density) {
  const workers = navigator.serviceWorker;
  // Missing unless the page came by https or from this very machine.
  if (!workers || !isSecureContext) {
    return;
  }
  try {
    restartWithNewVersion(workers);
    const address = "service-worker.js";
    const registration = await workers.register(address, { updateViaCache: "none" });
    offerUpdates(registration);
    await keepPictures((await workers.ready).active, density);
  } catch (error) {
    // The game is played from the network, then.
    console.warn("not kept for playing offline:", error);
  }
}

function keepPictures(worker, density) {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      if (!data.done) {
        reject(new Error(data.why));
        return;
      }
      keptDensity.set(density);
      document.documentElement.dataset.offline = "ready";
      resolve();
    };
    worker.postMessage({ kind: "density", value: density }, [port2]);
  });
}

function offerUpdates(registration) {
  let offered = null;
  const offer = () => {
    const worker = registration.waiting;
    // Without one at work already, the one that waits is the first and takes over by itself.
    const first = !navigator.serviceWorker.controller;
    if (!worker || first || worker === offered || veillee.stopped) {
      return;
    }
    offered = worker;
    const accept = () => worker.postMessage({ kind: "update" });
    showBar("new-version", [["reload", accept], ["later"]]);
  };

  const watch = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", watch);
  watch();
  offer();

  // A page that stays open for days asks now and then.
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - asked > AN_HOUR) {
      asked = Date.now();
      registration.update().catch(() => {});
    }
  });
}

/** The first worker ever changes nothing; a later one brings other files than those running. */
function restartWithNewVersion(workers) {
  let had = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (had && !veillee.stopped) {
      restart("same");
    }
    had = true;
  });
}
