import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeGiven } from './askForCode';
import { readRemoteFile, type ServerFile } from '../store/remoteFiles';
import type { Registry } from '../store/registryFile';

/**
 * Sends a child process the server code that it requests. Throws if the remote is not in
 * `registry`, or if its code is already being sent. A remote whose files differ from their hashes
 * is rejected before any part of a page is rendered.
 */
export function codeGiver(
  remotesDir: string,
  files: readonly ServerFile[],
  send: (given: CodeGiven, code?: string) => void,
) {
  const onTheirWay = new Set<string>();
  return (name: string, registry: Registry | undefined): void => {
    const remote = new Map(Object.entries(registry?.remotes ?? {})).get(name);
    if (!remote || onTheirWay.has(name)) throw new Error('asked for code that it may not have');
    onTheirWay.add(name);
    void Promise.all(
      ['ssr/server.cjs' as const, ...files].map((file) => readRemoteFile(remotesDir, remote, file)),
    )
      .then(
        ([code]) => send({ gives: name }, code),
        (error: unknown) =>
          send({ gives: name, problem: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => onTheirWay.delete(name));
  };
}

/**
 * Returns the server code of the shell. If the file is missing, returns code that throws an error
 * with an explanation.
 */
export function readShellCode(shellDir: string): string {
  try {
    return readFileSync(path.join(shellDir, 'ssr/server.cjs'), 'utf8');
  } catch (error) {
    return `throw new Error(${JSON.stringify(String(error))})`;
  }
}
