import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/**
 * Writes a temporary file to the disk, and renames it. `assertStill` throws if the file must no
 * longer be replaced.
 */
export function replaceFile(file: string, text: string, assertStill: () => void = () => {}): void {
  const next = `${file}.${randomUUID()}.next`;
  try {
    const handle = openSync(next, 'wx');
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    assertStill();
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}
