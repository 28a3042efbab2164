import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The files of the shell that this process uses for all pages: the list of browser files, and the
 * code that renders pages.
 */
export type PinnedShell = {
  /** The folder with the files of the shell. */
  folder: string;
  /** A hash of `assets` and `code`. It changes when one of them changes. */
  version: string;
  /** The text of `assets.json`, which lists the files for browsers. */
  assets: string;
  /**
   * The text of `ssr/server.cjs`, which renders pages. Undefined if it is missing, so that browsers
   * render all pages.
   */
  code: string | undefined;
};

/**
 * Returns a function that reads the shell once and caches it. A render worker that starts after
 * `shellDir` has changed therefore still uses the same shell. The function throws while there is no
 * shell.
 */
export function pinShell(shellDir: string): () => Promise<PinnedShell> {
  let pinned: Promise<PinnedShell> | undefined;
  return () => {
    pinned ??= readShell(shellDir).catch((error: unknown) => {
      pinned = undefined;
      throw error;
    });
    return pinned;
  };
}

async function readShell(shellDir: string): Promise<PinnedShell> {
  const readAssets = () => readFile(path.join(shellDir, 'assets.json'), 'utf8');
  const assets = await readAssets();
  const code = await readFile(path.join(shellDir, 'ssr/server.cjs'), 'utf8').catch(() => undefined);
  // Somebody has copied a newer shell between the two reads. Both files must be from the same
  // shell, so both are read again.
  if ((await readAssets()) !== assets) return readShell(shellDir);
  const hash = createHash('sha256').update(assets);
  return {
    version: hash
      .update(code ?? '')
      .digest('hex')
      .slice(0, 12),
    folder: shellDir,
    assets,
    code,
  };
}
