import type { ComponentType } from 'react';
import type { FragmentId, FragmentProps } from '../contract/fragments';
import type { RemoteModule } from '../contract/remote';

/**
 * Loads the code of a remote. The shell sets it: to module federation in the browser, to server
 * code on the server, and to fakes in tests. Loaded remotes are stored, so later renderings do not
 * wait.
 */
type RemoteLoader = (name: string) => Promise<RemoteModule>;

let fetchRemote: RemoteLoader = (name) =>
  Promise.reject(new Error(`No loader is installed for the remote ${name}`));
const remotes = new Map<string, RemoteModule>();
const pendingRemotes = new Map<string, Promise<RemoteModule>>();
const fragments = new Map<string, ComponentType<never>>();

/**
 * After the current version of a remote failed with `error`, looks for another version and loads
 * it. Returns whether there was one. Pages and fragments of the remote then come from this version.
 */
export type RemoteRenewer = (name: string, error?: unknown) => Promise<boolean>;
let renew: RemoteRenewer = () => Promise.resolve(false);

export function installRemoteLoader(loader: RemoteLoader): void {
  fetchRemote = loader;
}

export function installRemoteRenewer(renewer: RemoteRenewer): void {
  renew = renewer;
}

/**
 * Loads another version of a fragment's remote, if there is one. Call it before a failed fragment
 * is tried again, because a newer version may work. Never rejects.
 */
export async function renewFragment(id: FragmentId, error: unknown): Promise<void> {
  await renew(splitFragmentId(id).remote, error).catch(() => false);
}

export function loadRemote(name: string): Promise<RemoteModule> {
  const ready = remotes.get(name);
  if (ready) return Promise.resolve(ready);
  let pending = pendingRemotes.get(name);
  if (!pending) {
    pending = fetchRemote(name)
      .then((remote) => {
        remote.slices?.();
        remotes.set(name, remote);
        return remote;
      })
      .finally(() => pendingRemotes.delete(name));
    pendingRemotes.set(name, pending);
  }
  return pending;
}

/**
 * Removes a remote and its fragments from memory. The next request loads the version that is active
 * then.
 */
export function forgetRemote(name: string): void {
  remotes.delete(name);
  for (const id of [...fragments.keys()]) if (id.startsWith(`${name}/`)) fragments.delete(id);
}

export function splitFragmentId(id: string): { remote: string; fragment: string } {
  const slash = id.indexOf('/');
  return { remote: id.slice(0, slash), fragment: id.slice(slash + 1) };
}

/** Returns the name of the webpack chunk of a fragment. Its remote must already be loaded. */
export function fragmentChunk(id: FragmentId): string | undefined {
  const { remote, fragment } = splitFragmentId(id);
  return handlesOf(remotes.get(remote))[fragment]?.chunk;
}

export async function loadFragment<Id extends FragmentId>(
  id: Id,
): Promise<ComponentType<FragmentProps[Id]>> {
  const ready = peekFragment(id);
  if (ready) return ready;
  const { remote, fragment } = splitFragmentId(id);
  const handle = handlesOf(await loadRemote(remote))[fragment];
  if (!handle) throw new Error(`The remote ${remote} does not offer ${fragment}`);
  const { Component } = await handle.load();
  fragments.set(id, Component as ComponentType<never>);
  return Component as ComponentType<FragmentProps[Id]>;
}

/** Returns the component of a fragment if it is already loaded. Otherwise undefined. */
export function peekFragment<Id extends FragmentId>(
  id: Id,
): ComponentType<FragmentProps[Id]> | undefined {
  return fragments.get(id) as ComponentType<FragmentProps[Id]> | undefined;
}

type AnyFragments = Record<
  string,
  { chunk?: string; load: () => Promise<{ Component: unknown }> } | undefined
>;
const handlesOf = (remote: RemoteModule | undefined) => (remote?.fragments ?? {}) as AnyFragments;
