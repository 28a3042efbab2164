import type { guardedFetch } from './guardedFetch';

/** The globals that code needs to render pages. All others are removed. */
const KEPT = new Set<PropertyKey>([
  ...['globalThis', 'Infinity', 'NaN', 'undefined', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape'],
  ...['Object', 'Function', 'Boolean', 'Symbol', 'Number', 'BigInt', 'Math', 'Date', 'String'],
  ...['RegExp', 'Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError'],
  ...['TypeError', 'URIError', 'SuppressedError', 'DisposableStack', 'AsyncDisposableStack'],
  ...['ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array'],
  ...['Uint16Array', 'Int32Array', 'Uint32Array', 'Float16Array', 'Float32Array', 'Float64Array'],
  ...['BigInt64Array', 'BigUint64Array', 'JSON', 'Promise', 'Proxy', 'Reflect', 'Iterator', 'Intl'],
  ...['URL', 'URLSearchParams', 'AbortController', 'AbortSignal', 'Headers', 'Request', 'Response'],
  ...['FormData', 'Blob', 'Event', 'EventTarget', 'CustomEvent', 'DOMException', 'TextEncoder'],
  ...['TextDecoder', 'ReadableStream', 'atob', 'btoa', 'structuredClone', 'queueMicrotask'],
  // Node's `Response` needs `WebAssembly` to prepare its parser at the first use, and `Buffer` to
  // write bodies.
  ...['crypto', 'WebAssembly', 'Buffer'],
]);
/**
 * Matches the symbols under which Node stores its own HTTP client. With this client, code could
 * send any request.
 */
const OPEN_DOOR = /^undici\./;
/**
 * The maximum number of characters that code may log in a second. Without it, a page in a loop
 * could fill the log.
 */
const MOST_WORDS_A_SECOND = 20_000;

type Hands = { fetch: ReturnType<typeof guardedFetch> };

/**
 * Restricts what code in this process can do from now on. It can still render pages, call the API
 * with `fetch`, use timers, and log.
 */
export function leaveOnlyPages({ fetch }: Hands): void {
  const own = {
    ...timers(),
    fetch,
    console: quietConsole(),
    performance: performanceOf(),
    process: { env: { NODE_ENV: 'production' } },
  };
  // By default, Node puts small buffers into one shared block of memory. Code could then read other
  // buffers in the block.
  Buffer.poolSize = 0;
  Object.assign(Buffer, { allocUnsafe: Buffer.alloc, allocUnsafeSlow: Buffer.alloc });
  // Node prepares the parser of `Response` at the first use. The parser needs globals that are
  // removed below.
  void new Response(null);
  for (const key of Reflect.ownKeys(globalThis)) {
    if (KEPT.has(key)) settle(key);
    else if (typeof key === 'string' || OPEN_DOOR.test(key.description ?? '')) remove(key);
  }
  for (const [key, value] of Object.entries(own))
    Object.defineProperty(globalThis, key, {
      value,
      ...{ writable: true, enumerable: false, configurable: true },
    });
}

/** Reads a global once, because Node creates some globals only when code first reads them. */
function settle(key: PropertyKey): void {
  const { get, configurable } = Object.getOwnPropertyDescriptor(globalThis, key) ?? {};
  if (!get || !configurable) return;
  const value: unknown = Reflect.get(globalThis, key);
  Object.defineProperty(globalThis, key, {
    value,
    ...{ writable: true, enumerable: false, configurable: true },
  });
}

function remove(key: PropertyKey): void {
  if (Reflect.deleteProperty(globalThis, key)) return;
  Object.defineProperty(globalThis, key, { value: undefined, writable: false });
}

/**
 * Returns timer functions whose timers are numbers. Through Node's timer objects, code could reach
 * the timers of other code.
 */
function timers() {
  const running = new Map<number, NodeJS.Timeout | NodeJS.Immediate>();
  let next = 1;
  const add = (begin: (id: number) => NodeJS.Timeout | NodeJS.Immediate) => {
    const id = next++;
    running.set(id, begin(id));
    return id;
  };
  const { setTimeout, setInterval, setImmediate, clearTimeout, clearImmediate } = globalThis;
  type Work = (...rest: unknown[]) => void;
  const once =
    (id: number, work: Work, rest: unknown[]): Work =>
    () => {
      running.delete(id);
      work(...rest);
    };
  const clear = (id?: number) => {
    const timer = running.get(Number(id));
    running.delete(Number(id));
    if (timer && 'refresh' in timer) clearTimeout(timer);
    else if (timer) clearImmediate(timer);
  };
  return {
    setTimeout: (work: Work, ms?: number, ...rest: unknown[]) =>
      add((id) => setTimeout(once(id, work, rest), ms)),
    setInterval: (work: Work, ms?: number, ...rest: unknown[]) =>
      add(() => setInterval(() => work(...rest), ms)),
    setImmediate: (work: Work, ...rest: unknown[]) =>
      add((id) => setImmediate(once(id, work, rest))),
    ...{ clearTimeout: clear, clearInterval: clear, clearImmediate: clear },
  };
}

function performanceOf() {
  const { timeOrigin } = performance;
  const now = performance.now.bind(performance);
  return { now, timeOrigin, mark() {}, measure() {} };
}

function quietConsole() {
  const { stderr } = process;
  const write = stderr.write.bind(stderr);
  let second = 0;
  let words = 0;
  const say = (...said: unknown[]) => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, words] = [now, 0];
    const text = `${said.map(told).join(' ')}\n`;
    words += text.length;
    if (words <= MOST_WORDS_A_SECOND) write(text);
  };
  const names = ['assert', 'debug', 'dir', 'error', 'group', 'groupCollapsed', 'groupEnd', 'info'];
  const more = ['log', 'table', 'time', 'timeEnd', 'trace', 'warn'];
  return Object.fromEntries([...names, ...more].map((name) => [name, say]));
}

function told(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value.stack ?? value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'something that cannot be told';
  }
}
