import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The text of the script that is in the HTML of every page, and its hash, with which the content
 * policy permits it.
 */
export type EarlyScript = {
  code: string;
  hash: string;
  /**
   * True if the early script starts the script of the shell after the first paint. Otherwise, the
   * page itself contains the script of the shell, as with early scripts of older shells.
   */
  begins: boolean;
};

/**
 * Returns a function that reads the early script of the shell. This script remembers clicks before
 * React runs. Undefined if the shell was built without it.
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
