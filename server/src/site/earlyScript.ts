import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The script that is written into every page, and the hash by which the content policy lets it run. */
export type EarlyScript = {
  code: string;
  hash: string;
  /** Whether it moves the shell's script into the template beside it and begins it from there: those of earlier shells do not. */
  begins: boolean;
};

/** Reads the shell's recorder of early presses once. Undefined where the shell was built without: pages do without, too. */
export function readEarlyScript(shellDir: string): () => Promise<EarlyScript | undefined> {
  let read: Promise<EarlyScript | undefined> | undefined;
  return () => (read ??= load(shellDir).catch(() => undefined));
}

async function load(shellDir: string): Promise<EarlyScript> {
  const code = (await readFile(path.join(shellDir, 'early.js'), 'utf8')).trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('The early script cannot stand in a page');
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  return { code, hash, begins: code.includes('previousSibling') };
}
