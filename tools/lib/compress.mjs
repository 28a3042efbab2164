import { readdirSync } from 'node:fs';
import path from 'node:path';

export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/**
 * Compresses every file of a folder, as the server does with a release. If the compressed file is
 * smaller, it is stored beside the original as `.br` and `.gz`.
 */
export async function compressFolder(folder) {
  // The module loads only here. Otherwise, a check for changed sources would have to wait for it.
  const { loadTypescript } = await import('./loadTypescript.mjs');
  const server = await loadTypescript('server/src/releases/store/compressFolder.ts');
  await server.compressFolder(folder);
}
