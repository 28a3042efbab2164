/** What every area's code is built on, and none of it may change for the others. */
const SHARED = 'Object Function Array String Number RegExp Date Promise Map Set JSON fetch';
/** Begins of names that webpack and libraries give to objects of their own by assigning them, which who inherits them frozen would refuse. */
const OFTEN_GIVEN = /^(to|valueO|pus)/;

const { defineProperty } = Reflect;

function freezeShared(holder: object): void {
  // Of patterns libraries make kinds of their own, with another `exec` and `Symbol.replace`.
  const isOpen = holder === Object.prototype || holder === RegExp.prototype;
  for (const key of Reflect.ownKeys(holder)) {
    if (!isOpen && !OFTEN_GIVEN.test(String(key))) continue;
    const given: unknown = Reflect.getOwnPropertyDescriptor(holder, key)?.value;
    if (!given) continue;
    defineProperty(holder, key, {
      get: () => given,
      // Of a frozen object, so also of the holder itself, nothing comes.
      set(value) {
        defineProperty(this, key, { value, writable: true, enumerable: true, configurable: true });
      },
    });
  }
  Object.freeze(holder);
}

/** Before any area's code is there. What the browser itself, its extensions or tests have put in their places by now stays. */
export function freezeBuiltIns(): void {
  for (const name of SHARED.split(' ')) {
    const value = globalThis[name as 'Object'];
    if (value.prototype) freezeShared(value.prototype);
    freezeShared(value);
    defineProperty(globalThis, name, { value, writable: false, configurable: false });
  }
}
