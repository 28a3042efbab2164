import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The shell of this process: the files that its pages name, and the code that renders them. */
export type PinnedShell = {
  /** A hash of `assets` and `code`. It changes when one of them changes. */
  version: string;
  /** Text of `assets.json`. */
  assets: string;
  /**
   * The text of `ssr/server.cjs`. Undefined if it is missing; then the browser renders all pages.
   */
  code: string | undefined;
};

/**
 * Reads the shell once and caches it. A worker that starts after `shellDir` was updated therefore
 * still renders the same shell as this process. The returned function throws while there is no
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
  // Somebody copied a newer shell between both reads. Both files are read again, because they must
  // belong together.
  if ((await readAssets()) !== assets) return readShell(shellDir);
  const hash = createHash('sha256').update(assets);
  return {
    version: hash
      .update(code ?? '')
      .digest('hex')
      .slice(0, 12),
    assets,
    code,
  };
}
