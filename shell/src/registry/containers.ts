import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { containerFile } from './containerFile';
import { entryUrl, pinOf } from './pins';
import { FIRST_CHUNKS, preloadFiles } from './preloads';
import type { RemoteEntry } from './registry';
import { sleepingScripts } from './sleepers';

type ShareScope = Record<string, unknown>;
/**
 * The container that the build creates for a remote:
 * https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers
 */
type Container = {
  init(shareScope: ShareScope): unknown;
  get(module: './remote'): Promise<() => { remote?: RemoteModule }>;
};

declare global {
  /**
   * The Module Federation runtime of the shell. Every remote starts with it
   * (`shared/build/shellFederation.js`).
   */
  var __shellFederation: unknown;
}
declare const __webpack_require__: { federation: unknown };
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: ShareScope };

const SCRIPT_TIMEOUT_MS = 20_000;

/**
 * Returns the name of the container's global variable. A variable name has no hyphen, so `trade-in`
 * becomes `trade_in` (as in shared/build/webpack.cjs).
 */
const containerName = (name: string) => name.replaceAll('-', '_');

/** The containers of remotes that have started, by the address of the manifest. */
const containers = new Map<string, Promise<Container>>();

/** Forgets a version. The next request then evaluates its code again. */
export const forgetContainer = ({ entry }: RemoteEntry): void => {
  containers.delete(entryUrl(entry));
};

/**
 * Loads the module that a remote exposes. A failed attempt is not cached, so the next request tries
 * again.
 */
export async function loadExposed(name: string, remote: RemoteEntry): Promise<RemoteModule> {
  const url = entryUrl(remote.entry);
  let container = containers.get(url);
  if (!container) {
    // The registry already lists these files. So the browser preloads them while the container
    // starts.
    preloadFiles(remote, [...FIRST_CHUNKS, ...sleepingScripts(name)]);
    container = startContainer(name, remote);
    containers.set(url, container);
    container.catch(() => containers.delete(url));
  }
  const factory = await (await container).get('./remote');
  const { remote: exposed } = factory();
  if (!exposed) throw new Error(`The remote ${name} exposes no RemoteModule`);
  return exposed;
}

async function startContainer(name: string, remote: RemoteEntry): Promise<Container> {
  globalThis.__shellFederation = __webpack_require__.federation;
  const file = containerFile(remote);
  await loadScript(new URL(file, entryUrl(remote.entry)).href);
  const container = (globalThis as Record<string, unknown>)[containerName(name)] as
    Container | undefined;
  if (!container) throw new Error(`${file} of the remote ${name} holds no container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.fetchPriority = 'high';
    script.integrity = pinOf(url);
    script.src = globalThis.__sitePolicy?.createScriptURL(url) ?? url;
    const fail = () => {
      script.remove();
      reject(new Error(`The script ${url} could not be loaded`));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}
