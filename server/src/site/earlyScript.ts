import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The script that is inlined into every page, and the hash that permits it in the content policy. */
export type EarlyScript = {
  code: string;
  hash: string;
  /**
   * Whether the early script delays the shell's script and starts it after the first paint. If
   * false, the page contains the shell's script directly. Early scripts of older shells cannot do
   * this.
   */
  begins: boolean;
};

/**
 * Reads the early script of the shell, which records early clicks. Undefined if the shell was built
 * without this script; pages then omit it.
 */
export function readEarlyScript(shellDir: string): () => Promise<EarlyScript | undefined> {
  let read: Promise<EarlyScript | undefined> | undefined;
  return () => (read ??= load(shellDir).catch(() => undefined));
}

async function load(shellDir: string): Promise<EarlyScript> {
  const code = (await readFile(path.join(shellDir, 'early.js'), 'utf8')).trim();
  if (/<\/script|<!--/i.test(code))
    throw new Error('The early script contains text that cannot be inlined into a page');
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  return { code, hash, begins: code.includes('previousSibling') };
}
