// What the page itself remembers. Storage can be forbidden or full: then the page forgets.

function reach(name) {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

function shelf(area) {
  return {
    area,
    get(key) {
      try {
        return area?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, text) {
      try {
        area?.setItem(key, text);
      } catch {
        // Forgotten, then.
      }
    },
    remove(key) {
      try {
        area?.removeItem(key);
      } catch {
        // Nothing was there.
      }
    },
  };
}

/** For good. */
export const local = shelf(reach("localStorage"));

/** For this tab, over a reload. */
export const session = shelf(reach("sessionStorage"));
