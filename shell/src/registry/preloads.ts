import { matchRoutes } from 'react-router-dom';
import { lateModules } from './lateModules';
import { entryUrl, pinOf } from './pins';
import type { RemoteEntry } from './registry';

/** The chunks that every remote needs to start. */
export const FIRST_CHUNKS = ['remoteEntry', '__federation_expose_remote'] as const;

const asked = new Set<string>();

/**
 * Whether a file belongs to a chunk. Files are named `<chunk>.<hash>.js` or `.css`. In development,
 * the names have no hash.
 */
const isOf = (chunk: string, file: string) =>
  file.startsWith(`${chunk}.`) && /^\.(?:[0-9a-f]+\.)?(?:js|css)$/.test(file.slice(chunk.length));

/**
 * Makes the browser fetch files in advance, each file only once. `names` are names of chunks or of
 * files. A script only runs when its chunk is imported.
 */
export function preloadFiles(remote: RemoteEntry, names: readonly string[]): void {
  preload(remote, (file) => names.some((name) => name === file || isOf(name, file)));
}

/**
 * Fetches three things at the same time: the first code of a remote, the code of its page at
 * `path`, and the shared modules of that page.
 */
export function preloadPage(remote: RemoteEntry, path: string): void {
  preloadFiles(remote, FIRST_CHUNKS);
  const pages = remote.pages ?? {};
  const routes = Object.keys(pages).map((pattern) => ({ path: pattern }));
  const pattern = matchRoutes(routes, path)?.[0]?.route.path;
  const wanted = new Set(pattern === undefined ? [] : pages[pattern]);
  preload(remote, (file) => wanted.has(file));
  // If a module fails to load here, the page requests it again and shows the error.
  for (const [name, load] of Object.entries(lateModules))
    if (wanted.has(name)) load().catch(() => undefined);
}

function preload(remote: RemoteEntry, isWanted: (file: string) => boolean): void {
  for (const file of Object.keys(remote.integrity ?? {}).filter(isWanted)) {
    const url = new URL(file, entryUrl(remote.entry)).href;
    if (asked.has(url)) continue;
    asked.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = pinOf(url);
    link.href = url;
    document.head.append(link);
  }
}
