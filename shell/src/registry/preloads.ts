import { entryUrl, pinOf } from './pins';
import type { RemoteEntry } from './registry';

const asked = new Set<string>();

/** A file of a chunk is named `<chunk>.<hash>.js` or `.css`. In development it has no hash. */
const isOf = (chunk: string, file: string) =>
  file.startsWith(`${chunk}.`) && /^\.(?:[0-9a-f]+\.)?(?:js|css)$/.test(file.slice(chunk.length));

/**
 * Makes the browser fetch files in advance, each only once: those of these chunks, and those with
 * these names. A script still runs only when its chunk is imported.
 */
export function preloadFiles(remote: RemoteEntry, names: readonly string[]): void {
  const files = Object.keys(remote.integrity ?? {});
  for (const file of files.filter((one) => names.some((name) => name === one || isOf(name, one)))) {
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
