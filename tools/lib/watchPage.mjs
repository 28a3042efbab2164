/**
 * The page stores the results of `watchPage` under this symbol. No page uses the name by chance.
 */
const KEY = 'site.proof.watch';

/**
 * Runs in the page before the page's scripts. It records the browser's built-in functions, and how
 * long scripts block the page.
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

  /**
   * Normally, the shell freezes the built-ins that all areas share, so a change has no effect.
   * During this check, changes succeed, so that the check can record them.
   */
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

  /** Returns every built-in function of the browser, by its path. */
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
    // An area could also hide a built-in function: it could add a property to one of these objects.
    // So the check covers their own properties.
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
          // Some libraries add a global name with an underscore to show that they are loaded. Such
          // names are allowed.
          ...Object.getOwnPropertyNames(globalThis).flatMap((name) =>
            names.has(name) || name.startsWith('_') ? [] : [`window.${name} is new`],
          ),
        ];
      },
    },
  });
}

/**
 * Returns what `watchPage` has recorded.
 * @param {import('playwright').Page} page
 * @returns {Promise<{ longest: number, changes: string[] }>} `longest`: the longest time in milliseconds that one script
 * blocked the page
 */
export const readWatch = (page) =>
  page.evaluate((key) => {
    const watch = /** @type {any} */ (globalThis)[Symbol.for(key)];
    return { longest: watch.longest(), changes: watch.changes() };
  }, KEY);
