import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import {
  installRemoteLoader,
  installRemoteRenewer,
  type RemoteRenewer,
} from '@mcs-repairs/shared/platform/site';
import {
  currentRegistry,
  freshRegistry,
  refreshRegistry,
  remoteAt,
  startRegistry,
} from './browserRegistry';
import { noteHappening } from './happenings';
import { checkCompatible, isCompatible } from './checkCompatible';
import { forgetContainer, loadExposed } from './containers';
import { keepPins } from './pins';
import { preloadPage } from './preloads';
import type { Registry } from './registry';

/** Makes Module Federation load remotes from the addresses in the registry. */
export function startFederation(registry: Registry, renew: RemoteRenewer): void {
  startRegistry(registry);
  for (const remote of Object.values(registry.remotes)) keepPins(remote);
  installRemoteLoader(loadThroughRegistry);
  installRemoteRenewer(renew);
}

/**
 * Returns the name of the remote that serves a path, or undefined if none does. If the remote does
 * not run yet, the code of its page is fetched at once. At the same time, an old registry is
 * fetched again. So a version that was rolled back does not start.
 * @throws if no registry can be loaded.
 */
export async function findRemote(path: string): Promise<string | undefined> {
  const { remotes } = currentRegistry();
  const known = remoteForPath(remotes, path);
  const remote = known === undefined ? undefined : remotes[known];
  // Files of a remote may only be fetched if their hashes are known.
  if (known === undefined || !remote?.integrity || running.has(known)) return remoteAt(path);
  keepPins(remote);
  if (isCompatible(remote)) preloadPage(remote, path);
  await freshRegistry().catch(() => undefined);
  return remoteAt(path);
}

const failedBefore = new Set<string>();
/** The versions whose code runs in this tab, by remote. */
const running = new Map<string, string>();

export const runningVersions = (): ReadonlyMap<string, string> => running;

/** Makes the next request evaluate the code of a remote again, even if its version is the same. */
export const evaluateAnew = (name: string): void => {
  failedBefore.add(name);
  const remote = currentRegistry().remotes[name];
  if (remote) forgetContainer(remote);
};

async function loadThroughRegistry(name: string): Promise<RemoteModule> {
  // A page only has the hashes of its own remotes. The hashes of another remote load when it is
  // first needed.
  const complete =
    currentRegistry().remotes[name]?.integrity !== undefined && !failedBefore.has(name);
  if (!complete) await refreshRegistry();
  try {
    const module = await loadOnce(name);
    failedBefore.delete(name);
    return module;
  } catch (error) {
    failedBefore.add(name);
    if (!complete) throw error;
    // A file may be missing because a release has replaced it since the page was opened.
    await refreshRegistry();
    const module = await loadOnce(name);
    failedBefore.delete(name);
    return module;
  }
}

async function loadOnce(name: string): Promise<RemoteModule> {
  const version = currentRegistry().remotes[name]?.version;
  try {
    const module = await loadInForce(name);
    noteHappening(name, 'load', version);
    return module;
  } catch (error) {
    // Offline, every version fails to load. Such failures are not counted.
    if (navigator.onLine) noteHappening(name, 'load-failure', version);
    throw error;
  }
}

async function loadInForce(name: string): Promise<RemoteModule> {
  const remote = currentRegistry().remotes[name];
  if (!remote) throw new Error(`The registry names no remote ${name}`);
  keepPins(remote);
  checkCompatible(name, remote);
  const module = await loadExposed(name, remote);
  running.set(name, remote.version);
  return module;
}
