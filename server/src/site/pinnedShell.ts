import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The shell that this process makes pages with: what its pages name, and what renders them. */
export type PinnedShell = {
  /** Changes with every change of either. */
  version: string;
  /** Text of `assets.json`. */
  assets: string;
  /** Text of `ssr/server.cjs`; undefined where there is none: pages are then left to the browser. */
  code: string | undefined;
};

/**
 * Reads the shell once, so that a worker that starts after a newer shell was put into `shellDir` still renders what the pages
 * of this process name. The answer throws as long as there is no shell.
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
  // A newer one that was copied in between: both are read again.
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
