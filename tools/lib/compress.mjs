import { readdirSync } from 'node:fs';
import path from 'node:path';

export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/**
 * Compresses every file of a folder, as the server does with a release: it writes a `.br` and a
 * `.gz` beside it if that is smaller.
 */
export async function compressFolder(folder) {
  // The import is here, so that a check for stale files does not wait for it.
  const { loadTypescript } = await import('./loadTypescript.mjs');
  const server = await loadTypescript('server/src/releases/store/compressFolder.ts');
  await server.compressFolder(folder);
}
