import { createRequire } from 'node:module';
import vm from 'node:vm';
import { findBuiltIns, freezeBuiltIns, rememberBuiltIns, type BuiltIns } from './builtIns';
import { guardedFetch } from './guardedFetch';
import { leaveOnlyPages } from './leaveOnlyPages';

type Modules = Record<string, unknown>;
type Shell = { singletons: Modules };

/** Parts of Node that React's renderer is built on; a remote gets none of them. */
const RENDERERS_OWN = new Set(['async_hooks', 'crypto', 'stream', 'util']);
/** How the shell gives remotes to pages. Whoever else did it would decide what other areas' pages show. */
const SHELLS_OWN = ['installRemoteLoader', 'installRemoteRenewer', 'forgetRemote'];

/** Runs a CommonJS bundle; what it asks for comes from `require` alone. */
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
  /** `frozen`: as for visitors; `compared`: changes of built-ins succeed and are told by `changes`. */
  builtIns: 'frozen' | 'compared';
  /** The only place that code may ask. */
  apiOrigin: () => string;
};

/**
 * Makes this process a place for other teams' code: takes away everything that is of the process, freezes what all code shares,
 * and runs the shell's bundle, whose instances of the shared modules are all that remotes' bundles may `require`.
 */
export function openBundles<T extends Shell>({ shellCode, builtIns, apiOrigin }: Room) {
  const nodes = createRequire(import.meta.url);
  const given = new Map([...RENDERERS_OWN].map((name) => [name, nodes(name) as unknown]));
  leaveOnlyPages({ fetch: guardedFetch(apiOrigin) });
  // React sets it while it describes an error, and must not fail over that.
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
    /** Runs another team's code. */
    run,
    /** Runs the bundle of a remote; gives the `RemoteModule` that it exposes. */
    runRemote(name: string, version: string, code: string): object {
      const { remote } = run(code, `${name}@${version}/ssr/server.cjs`) as { remote?: object };
      if (!remote) throw new Error(`The remote ${name} exposes no RemoteModule`);
      return remote;
    },
  };
}

function modulesFor(singletons: Modules): Modules {
  const refused = () => {
    throw new Error('The shell alone gives remotes to pages');
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
 * The modules themselves, their functions and collections of functions, and the prototypes of these. What else they export has a state that changes as pages
 * are rendered: React's contexts and internals, the slice of the API.
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

/** As `Children` of React. */
function isOfFunctions(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const all: unknown[] = Object.values(value);
  return all.length > 0 && all.every((each) => typeof each === 'function');
}
