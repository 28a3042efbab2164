import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import {
  browserCheckSchema,
  remoteNameSchema,
  versionSchema,
} from '@mcs-repairs/shared/domain/types/release';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import * as z from 'zod/mini';

/** Why a version was activated; `unhealthy`: by the site itself, because the previous version failed too often. */
export const REASONS = ['built', 'released', 'back', 'forward', 'unhealthy'] as const;

const proofSchema = z.object({ milliseconds: z.number(), pages: z.int(), fragments: z.int() });

const activationSchema = z.object({
  kind: z.literal('activated'),
  remote: remoteNameSchema,
  version: versionSchema,
  previous: z.nullable(versionSchema),
  /** 1 for a remote's first activation, then one more each time. A change names the revision that its author saw. */
  revision: z.int(),
  /** Origin of the files, when it is not the site's own. */
  base: z.string(),
  by: z.string(),
  why: z.enum(REASONS),
  at: instantSchema,
  /** The result of the verification; null when there was no server to run it. */
  proof: z.nullable(proofSchema),
  /** The browser check that the releaser reported; absent when nobody reported one with this entry. */
  browserCheck: z.optional(browserCheckSchema),
  /** For `unhealthy`: how often the version before failed. */
  reason: z.optional(z.string()),
  /** Names whose meaning may have changed since the build. */
  warnings: z.optional(z.array(z.string())),
});

/** This version becomes the remote's canary. Any activation of the remote ends the canary. */
const canarySchema = z.object({
  kind: z.literal('canary'),
  remote: remoteNameSchema,
  version: versionSchema,
  percent: z.int().check(z.minimum(1), z.maximum(99)),
  revision: z.int(),
  base: z.string(),
  by: z.string(),
  at: instantSchema,
  proof: z.nullable(proofSchema),
  browserCheck: z.optional(browserCheckSchema),
  warnings: z.optional(z.array(z.string())),
});

const entrySchema = z.discriminatedUnion('kind', [
  activationSchema,
  canarySchema,
  z.object({
    kind: z.literal('canary-ended'),
    remote: remoteNameSchema,
    version: versionSchema,
    revision: z.int(),
    by: z.string(),
    why: z.enum(['withdrawn', 'unhealthy']),
    reason: z.optional(z.string()),
    at: instantSchema,
  }),
  /** A working tree's build. It changes the site only where the site shows the tree's previous build. */
  z.object({
    kind: z.literal('built'),
    remote: remoteNameSchema,
    version: versionSchema,
    at: instantSchema,
  }),
  /** The remote was withdrawn: nothing of it is active until the next activation. */
  z.object({
    kind: z.literal('withdrawn'),
    remote: remoteNameSchema,
    revision: z.int(),
    by: z.string(),
    reason: z.optional(z.string()),
    at: instantSchema,
  }),
]);
export type Proof = z.infer<typeof proofSchema>;
export type Activation = z.infer<typeof activationSchema>;
export type Canary = z.infer<typeof canarySchema>;
export type LogEntry = z.infer<typeof entrySchema>;

export const LOG_FILE = 'releases.jsonl';
const fileOf = (remotesDir: string) => path.join(remotesDir, LOG_FILE);

/** All entries, oldest first. An incomplete line of a crashed process is skipped. */
export function readLog(remotesDir: string): LogEntry[] {
  return readText(fileOf(remotesDir))
    .split('\n')
    .flatMap((line) => {
      try {
        const parsed = entrySchema.safeParse(JSON.parse(line));
        return parsed.success ? [parsed.data] : [];
      } catch {
        return [];
      }
    });
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Appends an entry and syncs it to the disk. The caller holds the store's lock. */
export function appendToLog(remotesDir: string, entry: LogEntry): void {
  const file = fileOf(remotesDir);
  const text = readText(file);
  // A new line starts after an incomplete line, otherwise both entries would be lost.
  const begin = text === '' || text.endsWith('\n') ? '' : '\n';
  const handle = openSync(file, 'a');
  try {
    writeSync(handle, `${begin}${JSON.stringify(entry)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * A remote's state: its last activation unless it was withdrawn since, its canary, and its revision (0: never
 * active).
 */
export type Standing = {
  active: Activation | null;
  canary: Canary | null;
  revision: number;
  built: string | null;
};

export function standingOf(log: readonly LogEntry[], remote: string): Standing {
  const standing: Standing = { active: null, canary: null, revision: 0, built: null };
  for (const entry of log) {
    if (entry.remote !== remote) continue;
    if (entry.kind === 'built') {
      standing.built = entry.version;
      continue;
    }
    standing.revision = entry.revision;
    standing.canary = entry.kind === 'canary' ? entry : null;
    if (entry.kind === 'activated') standing.active = entry;
    if (entry.kind === 'withdrawn') standing.active = null;
  }
  return standing;
}
