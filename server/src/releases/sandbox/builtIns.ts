type Holder = object;
/** Maps each object that all code of a process shares to its name, such as `Array.prototype`. */
export type BuiltIns = Map<Holder, string>;

const isHolder = (value: unknown): value is Holder =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const { getOwnPropertyDescriptor, getPrototypeOf, defineProperty, freeze, is } = Object;
const { ownKeys } = Reflect;

const named = (holder: string, key: PropertyKey) => {
  const text = typeof key === 'symbol' ? `[${key.description}]` : String(key);
  if (holder === '') return text;
  return typeof key === 'symbol' ? holder + text : `${holder}.${text}`;
};

/** Finds every object that code can reach from global names and from literals such as `[]`. */
export function findBuiltIns(): BuiltIns {
  const found: BuiltIns = new Map();
  const waiting: [unknown, string][] = [];
  const take = (holder: Holder, name: string) => {
    found.set(holder, name);
    for (const key of ownKeys(holder)) {
      const { value, get, set } = getOwnPropertyDescriptor(holder, key) ?? {};
      for (const part of [value as unknown, get, set]) waiting.push([part, named(name, key)]);
    }
    waiting.push([getPrototypeOf(holder), `the prototype of ${name}`]);
  };
  take(globalThis, '');
  for (const [name, value] of literals())
    waiting.push([getPrototypeOf(value), `the prototype of ${name}`]);
  for (let at = 0; at < waiting.length; at += 1) {
    const [value, name] = waiting[at] as [unknown, string];
    if (isHolder(value) && !found.has(value)) take(value, name);
  }
  return found;
}

/** Literals whose prototype cannot be reached from a global name. */
const literals = (): [string, object][] => [
  ['a function*', function* () {}],
  ['an async function', async () => {}],
  ['an async function*', async function* () {}],
  ['what a function* gives', (function* () {})()],
  ['what an async function* gives', (async function* () {})()],
  ['the iterator of an array', [][Symbol.iterator]()],
  ['the iterator of a map', new Map()[Symbol.iterator]()],
  ['the iterator of a set', new Set()[Symbol.iterator]()],
  ['the iterator of a string', ''[Symbol.iterator]()],
  ['the iterator of matches', ''.matchAll(/x/g)],
];

/**
 * Names that libraries assign on their own objects. `constructor` is only in `ERROR_NAMES`. In this
 * list, it would slow arrays down.
 */
const OFTEN_GIVEN = new Set<PropertyKey>([
  ...['toString', 'toLocaleString', 'valueOf', 'toJSON'],
  // Libraries assign these two names on their own regular expressions.
  ...['exec', Symbol.replace],
]);
const ERROR_NAMES = new Set<PropertyKey>(['name', 'message', 'constructor']);

/**
 * Freezes JavaScript's built-in objects except the global object, which the shell extends. If a
 * property is frozen, code cannot assign the same name on objects that inherit it. Libraries do
 * this for some names (`OFTEN_GIVEN`), so these names can still be assigned on such objects.
 */
export function freezeBuiltIns(builtIns: BuiltIns): void {
  for (const holder of builtIns.keys()) {
    const isError = holder === Error.prototype || holder instanceof Error;
    for (const key of ownKeys(holder)) {
      const mayBeGiven =
        holder !== globalThis &&
        ((holder === Object.prototype && key !== '__proto__') ||
          OFTEN_GIVEN.has(key) ||
          (isError && ERROR_NAMES.has(key)));
      if (mayBeGiven) keepAssignable(holder, key);
    }
  }
  for (const holder of builtIns.keys()) if (holder !== globalThis) freeze(holder);
}

function keepAssignable(holder: Holder, key: PropertyKey): void {
  const { value, configurable, enumerable } = getOwnPropertyDescriptor(holder, key) ?? {};
  if (!configurable || value === undefined) return;
  const given: unknown = value;
  defineProperty(holder, key, {
    get: () => given,
    set(this: object, own: unknown) {
      if (this === holder) throw new TypeError(`${String(key)} of a built-in object is frozen`);
      defineProperty(this, key, {
        value: own,
        ...{ writable: true, enumerable: true, configurable: true },
      });
    },
    configurable: false,
    enumerable: enumerable === true,
  });
}

type Properties = Map<PropertyKey, PropertyDescriptor>;
const propertiesOf = (holder: Holder): Properties =>
  new Map(
    ownKeys(holder).map((key) => [
      key,
      getOwnPropertyDescriptor(holder, key) as PropertyDescriptor,
    ]),
  );

/**
 * Takes a snapshot of JavaScript's built-in objects. Returns a function that lists what was
 * changed, added or removed since. The function uses only values from the snapshot, because changed
 * built-ins could falsify its result.
 */
export function rememberBuiltIns(builtIns: BuiltIns): () => string[] {
  const before = [...builtIns].map(
    ([holder, name]) => [holder, name, propertiesOf(holder), getPrototypeOf(holder)] as const,
  );
  return () => {
    const changed: string[] = [];
    for (const [holder, name, properties, prototype] of before) {
      for (const key of ownKeys(holder)) {
        const now = getOwnPropertyDescriptor(holder, key);
        if (!isSame(properties.get(key), now)) changed.push(named(name, key));
      }
      for (const key of properties.keys())
        if (!getOwnPropertyDescriptor(holder, key)) changed.push(named(name, key));
      if (getPrototypeOf(holder) !== prototype) changed.push(`the prototype of ${name}`);
    }
    return changed;
  };
}

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
  one !== undefined &&
  other !== undefined &&
  is(one.value, other.value) &&
  one.get === other.get &&
  one.set === other.set &&
  one.writable === other.writable;
