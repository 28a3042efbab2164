import {
  loadRemote as loadFederated,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule } from 'shared/platform/contract/remote';
import { installRemoteLoader } from 'shared/platform/site';
import { currentRegistry, refreshRegistry, startRegistry } from './browserRegistry';
import { checkCompatible } from './checkCompatible';
import type { Registry } from './registry';

declare global {
  /** Read by every remote's webpack runtime when it adds a script or a style sheet. */
  var __remoteIntegrity: Record<string, string> | undefined;
}

const integrity: Record<string, string> = (globalThis.__remoteIntegrity ??= {});

/** Throws when the registry pins no file at this address: what is not pinned is not used. */
function pinOf(url: string): string {
  const pin = integrity[url];
  if (!pin) throw new Error(`The registry pins no file ${url}`);
  return pin;
}

function entryUrl(entry: string): string {
  return new URL(entry, location.origin).href;
}

/** A container's name is a variable: `trade-in` is `trade_in` there, as shared/build/webpack.cjs names it. */
const containerName = (name: string) => name.replaceAll('-', '_');

const registered = new Set<string>();

/** Tells the runtime where a remote is; once, because it warns of every repetition, unless `force` replaces what it knows. */
function register(registry: Registry, name: string, force = false): void {
  const remote = registry.remotes[name];
  if (!remote) return;
  const entry = entryUrl(remote.entry);
  for (const [file, hash] of Object.entries(remote.integrity ?? {})) {
    integrity[new URL(file, entry).href] = hash;
  }
  if (registered.has(name) && !force) return;
  registered.add(name);
  registerRemotes([{ name: containerName(name), entry }], { force });
}

/** Connects the browser's federation runtime to the registry. `manifests`: those that came with the page. */
export function startFederation(registry: Registry, manifests: Record<string, unknown>): void {
  startRegistry(registry);
  const inlined = new Map(
    Object.entries(manifests).map(([entry, manifest]) => [entryUrl(entry), manifest]),
  );
  registerPlugins([
    {
      name: 'site',
      async fetch(url: string, init: RequestInit) {
        const arrived = inlined.get(url);
        inlined.delete(url);
        if (arrived) {
          return new Response(JSON.stringify(arrived));
        }
        // The browser compares the bytes, also where a page has no `crypto.subtle` (plain HTTP in a shop's own network).
        const response = await fetch(url, {
          ...init,
          integrity: pinOf(url),
          cache: 'no-cache',
          signal: AbortSignal.timeout(8000),
        });
        // The runtime itself does not look at the status.
        if (!response.ok) throw new Error(`The manifest ${url} answered ${response.status}`);
        return response;
      },
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.crossOrigin = 'anonymous';
        script.fetchPriority = 'high';
        script.integrity = pinOf(url);
        script.src = globalThis.__sitePolicy?.createScriptURL(url) ?? url;
        return script;
      },
      // The runtime would add the style sheet and mini-css-extract then not wait for it: an unstyled flash. As a preload
      // the download starts as early, and mini-css-extract waits for its own link.
      createLink({ url, attrs }: { url: string; attrs?: Record<string, unknown> }) {
        if (attrs?.['rel'] !== 'stylesheet') return undefined;
        const link = document.createElement('link');
        link.rel = 'preload';
        link.as = 'style';
        link.crossOrigin = 'anonymous';
        link.integrity = pinOf(url);
        link.href = url;
        return link;
      },
    },
  ]);
  for (const [name, remote] of Object.entries(registry.remotes)) {
    if (remote.integrity) register(registry, name);
  }
  installRemoteLoader(loadThroughRegistry);
}

const failedBefore = new Set<string>();

async function loadThroughRegistry(name: string): Promise<RemoteModule> {
  const known = currentRegistry();
  // The page names the hashes of its own remotes only; the others' come with the first use.
  const complete = known.remotes[name]?.integrity !== undefined && !failedBefore.has(name);
  register(complete ? known : await refreshRegistry(), name, failedBefore.has(name));
  try {
    const module = await loadOnce(name);
    failedBefore.delete(name);
    return module;
  } catch (error) {
    failedBefore.add(name);
    if (!complete) throw error;
    // A deployment may have replaced the files since the page was opened.
    register(await refreshRegistry(), name, true);
    const module = await loadOnce(name);
    failedBefore.delete(name);
    return module;
  }
}

async function loadOnce(name: string): Promise<RemoteModule> {
  const remote = currentRegistry().remotes[name];
  if (!remote) throw new Error(`The registry names no remote ${name}`);
  checkCompatible(name, remote);
  const module = await loadFederated<{ remote?: RemoteModule }>(`${containerName(name)}/remote`);
  if (!module?.remote) throw new Error(`The remote ${name} exposes no RemoteModule`);
  return module.remote;
}
