// How sharp the canvas is drawn. The game asks the browser for the pixel ratio; it is told one
// that no canvas side outgrows, since phones cannot draw on larger ones. Loaded before the game.

const LONGEST_SIDE = 4096;
const SHARPEST = 3;

const sides = [screen.width, screen.height, innerWidth, innerHeight];
const most = Math.min(SHARPEST, LONGEST_SIDE / Math.max(...sides, 1));
const own = Object.getOwnPropertyDescriptor(globalThis, "devicePixelRatio");

if (own?.get && own.configurable) {
  Object.defineProperty(globalThis, "devicePixelRatio", {
    configurable: true,
    get: () => Math.min(own.get.call(globalThis), most),
  });
}
// The size in device pixels would be another answer to the same question, and not always one that
// agrees: without it the game works the size out from the ratio.
delete globalThis.ResizeObserverEntry?.prototype.devicePixelContentBoxSize;
