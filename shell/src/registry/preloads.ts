import { entryUrl, pinOf } from './pins';
import type { RemoteEntry } from './registry';

const asked = new Set<string>();

/** A file of a chunk is named `<chunk>.<hash>.js` or `.css`. In development it has no hash. */
const isOf = (chunk: string, file: string) =>
  file.startsWith(`${chunk}.`) && /^\.(?:[0-9a-f]+\.)?(?:js|css)$/.test(file.slice(chunk.length));

/**
 * Makes the browser fetch the files of these chunks in advance, each only once. A script still runs
 * only when its chunk is imported.
 */
export function preloadFiles(remote: RemoteEntry, chunks: readonly string[]): void {
  const files = Object.keys(remote.integrity ?? {});
  for (const file of files.filter((name) => chunks.some((chunk) => isOf(chunk, name)))) {
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
