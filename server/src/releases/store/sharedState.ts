import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNameSchema, versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import * as z from 'zod/mini';
import type { Bucket } from '../../runtime';

/** The folder of the bucket that contains the packed versions. */
export const VERSIONS = 'versions/';

/** A packed version in the bucket: the name of its file, the file's hash and when it was stored. */
const packedSchema = z.object({
  file: textAsTyped({
    max: 300,
    pattern: /^versions\/[\w.+-]+\/[\w.+-]+\.tar\.gz$/,
    mismatch: 'must be the name of a packed version',
  }),
  sha256: z.string(),
  storedAt: instantSchema,
});
export type Packed = z.infer<typeof packedSchema>;

const versionsSchema = z.record(remoteNameSchema, z.record(versionSchema, packedSchema));
/** The packed versions, by remote and version. */
export type Versions = z.infer<typeof versionsSchema>;

/**
 * The content of the file in the bucket that says which releases exist: the texts of the log and of
 * the registry, and the packed versions. Every change replaces the whole file, in one step.
 */
export const sharedStateSchema = z.object({
  log: z.string(),
  registry: z.string(),
  versions: versionsSchema,
});
export type SharedState = z.infer<typeof sharedStateSchema>;

const knownSchema = z.object({
  bucket: z.string(),
  etag: z.string(),
  /** The hash of the log and the registry (`hashOf`). Older files lack it. */
  texts: z.optional(z.string()),
  versions: versionsSchema,
});
const namedSchema = z.object({ bucket: z.string() });
/** Which state of which bucket the folder is a copy of. */
export type Known = z.infer<typeof knownSchema>;

export const knownFileOf = (remotesDir: string): string => path.join(remotesDir, 'shared.json');

/** Names a bucket without its key, because the folder of releases is no place for secrets. */
export const nameOf = ({ address, prefix }: Bucket): string => `${address}/${prefix}`;

/** Returns which state of this bucket the folder is a copy of. Null if it never was a copy. */
export function readKnown(remotesDir: string, bucket: Bucket): Known | null {
  try {
    const text = readFileSync(knownFileOf(remotesDir), 'utf8');
    const parsed = knownSchema.safeParse(JSON.parse(text));
    return parsed.success && parsed.data.bucket === nameOf(bucket) ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Returns the name of the other bucket of which the folder is a copy. Null if there is none, or if
 * the file is unreadable.
 */
export function otherBucket(remotesDir: string, bucket: Bucket): string | null {
  try {
    const text = readFileSync(knownFileOf(remotesDir), 'utf8');
    const parsed = namedSchema.safeParse(JSON.parse(text));
    return parsed.success && parsed.data.bucket !== nameOf(bucket) ? parsed.data.bucket : null;
  } catch {
    return null;
  }
}

/** Returns the hash that shows whether somebody changed the log or the registry by hand. */
export const hashOf = (log: string, registry: string): string =>
  createHash('sha256')
    .update(JSON.stringify([log, registry]))
    .digest('hex');

/**
 * Returns the versions that the site needs at once, as `remote version`: those whose manifests the
 * registry names, which includes canaries, and the active shell.
 */
export function neededVersions({ registry }: SharedState, shell: string | undefined): Set<string> {
  const entries = registry.matchAll(/"\/remotes\/([^/"]+)\/([^/"]+)\/mf-manifest\.json"/g);
  const needed = [...entries].map(([, remote, version]) => `${remote} ${version}`);
  return new Set([...needed, ...(shell === undefined ? [] : [`shell ${shell}`])]);
}

/** Returns all packed versions as a list. */
export const listed = (versions: Versions) =>
  Object.entries(versions).flatMap(([remote, each]) =>
    Object.entries(each).map(([version, packed]) => ({ remote, version, packed })),
  );
