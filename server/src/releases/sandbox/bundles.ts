import { createRequire } from 'node:module';
import vm from 'node:vm';
import { findBuiltIns, freezeBuiltIns, rememberBuiltIns, type BuiltIns } from './builtIns';
import { guardedFetch } from './guardedFetch';
import { leaveOnlyPages } from './leaveOnlyPages';

type Modules = Record<string, unknown>;
type Shell = { singletons: Modules };

/** Modules of Node that React's renderer needs. The code of remotes cannot import them. */
const RENDERERS_OWN = new Set(['async_hooks', 'crypto', 'stream', 'util']);
/**
 * Functions with which the shell provides remotes to pages. Remotes must not import them, because
 * they could replace the content of other areas.
 */
const SHELLS_OWN = ['installRemoteLoader', 'installRemoteRenewer', 'forgetRemote'];

/** Runs the text of a CommonJS bundle. The bundle can import modules only through `require`. */
export function evaluate(
  code: string,
  filename: string,
  require: (name: string) => unknown,
): unknown {
  const run = vm.compileFunction(code, ['exports', 'require', 'module'], { filename });
  const module = { exports: {} as unknown };
  run(module.exports, require, module);
  return module.exports;
}

type Room = {
  shellCode: string;
  /**
   * `frozen`: code cannot change JavaScript's built-in objects, as on pages for visitors.
   * `compared`: code can change them, and `changes` lists what it changed.
   */
  builtIns: 'frozen' | 'compared';
  /** Returns the only origin to which code may send requests. */
  apiOrigin: () => string;
};

/**
 * Prepares this process to run other teams' code. Removes access to the process, freezes
 * JavaScript's built-in objects, and runs the code of the shell. The code of remotes can `require`
 * only the modules that the shell shares.
 */
export function openBundles<T extends Shell>({ shellCode, builtIns, apiOrigin }: Room) {
  const nodes = createRequire(import.meta.url);
  const given = new Map([...RENDERERS_OWN].map((name) => [name, nodes(name) as unknown]));
  leaveOnlyPages({ fetch: guardedFetch(apiOrigin) });
  // React assigns this property while it describes an error. The assignment must have no effect,
  // but must not throw.
  Object.defineProperty(Error, 'prepareStackTrace', { get() {}, set() {} });
  const found = findBuiltIns();
  if (builtIns === 'frozen') freezeBuiltIns(found);
  const shell = evaluate(shellCode, 'shell/ssr/server.cjs', (name) => {
    if (!given.has(name)) throw new Error(`The shell may not require ${name} here`);
    return given.get(name);
  }) as T;
  const modules = modulesFor(shell.singletons);
  const shared = sharedOf(modules);
  if (builtIns === 'frozen')
    for (const holder of [globalThis, ...shared.keys()]) Object.freeze(holder);
  const changes =
    builtIns === 'frozen' ? () => [] : rememberBuiltIns(new Map([...found, ...shared]));
  const run = (code: string, filename: string) =>
    evaluate(code, filename, (name) => {
      if (!Object.hasOwn(modules, name)) throw new Error(`A remote may not require ${name}`);
      return modules[name];
    });
  return {
    shell,
    changes,
    /** Runs JavaScript of another team. */
    run,
    /** Runs a remote's bundle, and returns the `RemoteModule` that it exposes. */
    runRemote(name: string, version: string, code: string): object {
      const { remote } = run(code, `${name}@${version}/ssr/server.cjs`) as { remote?: object };
      if (!remote) throw new Error(`The remote ${name} exposes no RemoteModule`);
      return remote;
    },
  };
}

function modulesFor(singletons: Modules): Modules {
  const refused = () => {
    throw new Error('Only the shell provides remotes to pages');
  };
  return Object.fromEntries(
    Object.entries(singletons).map(([name, module]) => {
      if (!SHELLS_OWN.some((key) => Object.hasOwn(module as object, key))) return [name, module];
      const own = Object.fromEntries(SHELLS_OWN.map((key) => [key, refused]));
      return [name, { ...(module as object), ...own }];
    }),
  );
}

/**
 * Returns the objects that can be frozen: the exports of the shared modules, their functions,
 * objects that contain only functions, and the prototypes of functions. Other exports contain state
 * that changes while pages are rendered, such as React's contexts.
 */
function sharedOf(modules: Modules): BuiltIns {
  const found: BuiltIns = new Map();
  const take = (value: unknown, name: string) => {
    if (isOfFunctions(value)) {
      found.set(value, name);
      for (const [key, each] of Object.entries(value)) take(each, `${name}.${key}`);
    }
    if (typeof value !== 'function') return;
    found.set(value, name);
    const { prototype } = value as { prototype?: object };
    if (prototype) found.set(prototype, `${name}.prototype`);
  };
  for (const [name, module] of Object.entries(modules)) {
    const whole = (module as { default?: unknown }).default;
    for (const [exports, path] of [
      [module, name],
      [whole, name],
    ] as const) {
      if (typeof exports !== 'object' || exports === null) continue;
      found.set(exports, path);
      for (const [key, value] of Object.entries(exports)) take(value, `${path}.${key}`);
    }
  }
  return found;
}

/**
 * Returns whether a value is an object that contains only functions, such as React's `Children`.
 */
function isOfFunctions(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const all: unknown[] = Object.values(value);
  return all.length > 0 && all.every((each) => typeof each === 'function');
}
