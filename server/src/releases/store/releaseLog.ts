import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import {
  browserCheckSchema,
  remoteNameSchema,
  versionSchema,
} from '@mcs-repairs/shared/domain/types/release';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import * as z from 'zod/mini';

/**
 * The reason for an activation. `unhealthy`: the site activated the version, because the previous
 * version failed too often.
 */
export const REASONS = ['built', 'released', 'back', 'forward', 'unhealthy'] as const;

const proofSchema = z.object({ milliseconds: z.number(), pages: z.int(), fragments: z.int() });

const activationSchema = z.object({
  kind: z.literal('activated'),
  remote: remoteNameSchema,
  version: versionSchema,
  previous: z.nullable(versionSchema),
  /**
   * The first activation of a remote has the revision 1, and each change adds one. A request names
   * the revision that its author saw.
   */
  revision: z.int(),
  /** The origin of the files. Empty if it is the site's own. */
  base: z.string(),
  by: z.string(),
  why: z.enum(REASONS),
  at: instantSchema,
  /** The result of the verification. Null if there was no server to run it. */
  proof: z.nullable(proofSchema),
  /** The reported browser check. Absent if nobody reported one with this entry. */
  browserCheck: z.optional(browserCheckSchema),
  /** For `unhealthy`: how often the previous version failed. */
  reason: z.optional(z.string()),
  /** Warnings about shared names whose type has changed since the build. */
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
  /**
   * A working tree's build. It changes the site only if the site shows the tree's previous build.
   */
  z.object({
    kind: z.literal('built'),
    remote: remoteNameSchema,
    version: versionSchema,
    at: instantSchema,
  }),
  /** The remote was withdrawn: no version is active until the next activation. */
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

/** Returns all entries, oldest first. Skips an incomplete line of a crashed process. */
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
  // The new entry must start on a new line. Otherwise, an incomplete line before it would make both
  // entries unreadable.
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
 * The state of a remote. `active` is its last activation, unless somebody withdrew the remote
 * since. `revision` is 0 if no version was ever active.
 */
export type Standing = {
  active: Activation | null;
  canary: Canary | null;
  canarySince: string | null;
  revision: number;
  built: string | null;
};

/**
 * A new percentage or a new browser check adds a log entry for the same canary. The start time of
 * the canary stays.
 */
const sinceWhen = ({ canary, canarySince }: Standing, { version, at }: Canary) =>
  canary?.version === version ? canarySince : at;

export function standingOf(log: readonly LogEntry[], remote: string): Standing {
  const standing: Standing = {
    active: null,
    canary: null,
    canarySince: null,
    revision: 0,
    built: null,
  };
  for (const entry of log) {
    if (entry.remote !== remote) continue;
    if (entry.kind === 'built') {
      standing.built = entry.version;
      continue;
    }
    standing.revision = entry.revision;
    standing.canarySince = entry.kind === 'canary' ? sinceWhen(standing, entry) : null;
    standing.canary = entry.kind === 'canary' ? entry : null;
    if (entry.kind === 'activated') standing.active = entry;
    if (entry.kind === 'withdrawn') standing.active = null;
  }
  return standing;
}
