import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** A backup contains the database as one file, the photos, and a list of both. */
export const DATABASE_NAME = 'shop.sqlite';
export const PHOTOS_NAME = 'photos';
const MANIFEST_NAME = 'backup.json';

/**
 * A problem that the operator can solve. Its message is one line, and is printed without a stack
 * trace.
 */
export class OperationError extends Error {}

const manifestSchema = z.object({
  createdAt: z.string(),
  tables: z.array(z.object({ table: z.string(), rows: z.int(), contents: z.string() })),
  /** The sha256 hash of each file of the backup, by its path inside the backup. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = (folder: string) => path.join(folder, MANIFEST_NAME);

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new OperationError(`${folder} is not a backup: it has no ${MANIFEST_NAME}`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new OperationError(`${manifestFile(folder)} cannot be read`);
  }
}

/** Returns the sha256 hash of every file of a backup, except the list itself. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const photos = await readdir(path.join(folder, PHOTOS_NAME)).catch(() => []);
  const names = [DATABASE_NAME, ...photos.map((name) => `${PHOTOS_NAME}/${name}`)].sort();
  const files: Record<string, string> = {};
  for (const name of names) files[name] = await hashFile(path.join(folder, name));
  return files;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
