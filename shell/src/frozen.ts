/** All areas use these built-ins, so no area may change them for the others. */
const SHARED = 'Object Function Array String Number RegExp Date Promise Map Set JSON fetch';
/**
 * Prefixes of names that webpack and libraries assign on their own objects. If these names were
 * frozen, objects that inherit them could not assign them.
 */
const OFTEN_GIVEN = /^(to|valueO|pus)/;

const { defineProperty } = Reflect;

function freezeShared(holder: object): void {
  // Objects often have properties of their own with names from `Object.prototype`, and libraries
  // derive regular expressions with another `exec` and `Symbol.replace`. So all names of these two
  // prototypes stay writable on derived objects.
  const isOpen = holder === Object.prototype || holder === RegExp.prototype;
  for (const key of Reflect.ownKeys(holder)) {
    if (!isOpen && !OFTEN_GIVEN.test(String(key))) continue;
    const given: unknown = Reflect.getOwnPropertyDescriptor(holder, key)?.value;
    if (!given) continue;
    defineProperty(holder, key, {
      get: () => given,
      // If `this` is frozen itself, such as a shared built-in, the assignment has no effect.
      set(value) {
        defineProperty(this, key, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  }
  Object.freeze(holder);
}

/**
 * Call this before the code of any area loads. Replacements that the browser, its extensions or
 * tests have already made stay.
 */
export function freezeBuiltIns(): void {
  for (const name of SHARED.split(' ')) {
    const value = globalThis[name as 'Object'];
    if (value.prototype) freezeShared(value.prototype);
    freezeShared(value);
    defineProperty(globalThis, name, { value, writable: false, configurable: false });
  }
}
