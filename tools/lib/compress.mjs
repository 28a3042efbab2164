import { readdirSync } from 'node:fs';
import path from 'node:path';

export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/**
 * Writes a `.br` and a `.gz` beside every file that becomes smaller and has none yet, as the server
 * does with a release.
 */
export async function compressFolder(folder) {
  // The import is here, so that a check for stale files does not wait for it.
  const { loadTypescript } = await import('./loadTypescript.mjs');
  const server = await loadTypescript('server/src/releases/store/compressFolder.ts');
  await server.compressFolder(folder);
}
