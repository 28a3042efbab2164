/** The built-ins that all areas use. An area that changed one would affect all other areas. */
const SHARED = 'Object Function Array String Number RegExp Date Promise Map Set JSON fetch';
/**
 * Prefixes of names that webpack and libraries assign on their own objects. A frozen property
 * cannot be assigned on objects that inherit it, so these names stay assignable.
 */
const OFTEN_GIVEN = /^(to|valueO|pus)/;

const { defineProperty } = Reflect;

function freezeShared(holder: object): void {
  // Objects often have their own properties with names from `Object.prototype`. Libraries also
  // derive regular expressions with their own `exec` and `Symbol.replace`. So all names of these
  // two prototypes stay writable on derived objects.
  const isOpen = holder === Object.prototype || holder === RegExp.prototype;
  for (const key of Reflect.ownKeys(holder)) {
    if (!isOpen && !OFTEN_GIVEN.test(String(key))) continue;
    const given: unknown = Reflect.getOwnPropertyDescriptor(holder, key)?.value;
    if (!given) continue;
    defineProperty(holder, key, {
      get: () => given,
      // If `this` is frozen, for example a shared built-in, the assignment has no effect.
      set(value) {
        defineProperty(this, key, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  }
  Object.freeze(holder);
}

/**
 * Freezes the shared built-ins. Call it before the code of any area loads. Earlier replacements by
 * the browser, its extensions or tests stay.
 */
export function freezeBuiltIns(): void {
  for (const name of SHARED.split(' ')) {
    const value = globalThis[name as 'Object'];
    if (value.prototype) freezeShared(value.prototype);
    freezeShared(value);
    defineProperty(globalThis, name, { value, writable: false, configurable: false });
  }
}
