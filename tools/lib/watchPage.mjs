/** Where the page keeps what watches it: no name that a page could meet by chance. */
const KEY = 'site.proof.watch';

/**
 * Runs in the page before any script of it: keeps what the browser gave the page, and how long scripts kept it from answering.
 * @param {string} key
 */
export function watchPage(key = 'site.proof.watch') {
  if (globalThis.top !== globalThis.self) return;
  letChangesSucceed();
  const known = builtIns();
  const names = new Set(Object.getOwnPropertyNames(globalThis));
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });

  /** The shell freezes what all areas share, so a change of it fails without a word. Here it succeeds, and is told by its name. */
  function letChangesSucceed() {
    const shared = new Set(
      Object.values(Object.getOwnPropertyDescriptors(globalThis)).flatMap(({ value }) =>
        typeof value === 'function' ? [value, value.prototype] : [value],
      ),
    );
    const { freeze } = Object;
    const { defineProperty } = Reflect;
    Object.freeze = (/** @type {any} */ owner) => (shared.has(owner) ? owner : freeze(owner));
    Reflect.defineProperty = (owner, name, described) =>
      (owner === globalThis &&
        described.writable === false &&
        described.value === /** @type {any} */ (globalThis)[name]) ||
      defineProperty(owner, name, described);
  }

  /** Every function of the browser's own, by where it is found. */
  function builtIns() {
    /** @type {Map<string, Function>} */
    const found = new Map();
    const look = (/** @type {string} */ path, /** @type {object} */ owner) => {
      for (const name of Object.getOwnPropertyNames(owner)) {
        const { value, get, set } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
        if (typeof value === 'function') found.set(`${path}.${name}`, value);
        if (get) found.set(`${path}.${name} when read`, get);
        if (set) found.set(`${path}.${name} when written`, set);
      }
    };
    look('window', globalThis);
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const { value } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
      if (typeof value !== 'function' || value === globalThis) continue;
      look(name, value);
      if (value.prototype) look(`${name}.prototype`, value.prototype);
    }
    // What is put on one of these hides what its prototype has.
    const { document, history, navigator, location, performance } = globalThis;
    const one = {
      JSON,
      Math,
      Reflect,
      console,
      document,
      history,
      navigator,
      location,
      performance,
    };
    for (const [name, owner] of Object.entries(one)) look(name, owner);
    return found;
  }

  Object.defineProperty(globalThis, Symbol.for(key), {
    value: {
      longest: () => longest,
      changes() {
        const now = builtIns();
        return [
          ...[...known].flatMap(([name, own]) =>
            now.get(name) === own ? [] : [`${name} is no longer the browser's own`],
          ),
          ...[...now.keys()].flatMap((name) =>
            known.has(name) || /^window\./.test(name) ? [] : [`${name} is new`],
          ),
          // A library marks by a name with a line before it that it is there.
          ...Object.getOwnPropertyNames(globalThis).flatMap((name) =>
            names.has(name) || name.startsWith('_') ? [] : [`window.${name} is new`],
          ),
        ];
      },
    },
  });
}

/**
 * What became of the browser's own in a page that `watchPage` watches.
 * @param {import('playwright').Page} page
 * @returns {Promise<{ longest: number, changes: string[] }>} `longest`: milliseconds that one script kept the page from answering
 */
export const readWatch = (page) =>
  page.evaluate((key) => {
    const watch = /** @type {any} */ (globalThis)[Symbol.for(key)];
    return { longest: watch.longest(), changes: watch.changes() };
  }, KEY);
