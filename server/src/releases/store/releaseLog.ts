import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import {
  browserCheckSchema,
  remoteNameSchema,
  versionSchema,
} from '@mcs-repairs/shared/domain/types/release';
import { instantSchema } from '@mcs-repairs/shared/domain/types/time';
import * as z from 'zod/mini';

/** Why a version was made active; `unhealthy`: by the site itself, because the one before failed too often. */
export const REASONS = ['built', 'released', 'back', 'forward', 'unhealthy'] as const;

const proofSchema = z.object({ milliseconds: z.number(), pages: z.int(), fragments: z.int() });

const activationSchema = z.object({
  kind: z.literal('activated'),
  remote: remoteNameSchema,
  version: versionSchema,
  previous: z.nullable(versionSchema),
  /** 1 for the first activation of a remote, and one more with each: who changes it says which one was seen. */
  revision: z.int(),
  /** Origin that the files are fetched from, when it is not the site's own. */
  base: z.string(),
  by: z.string(),
  why: z.enum(REASONS),
  at: instantSchema,
  /** What was tried before; null where nobody could: without a server beside. */
  proof: z.nullable(proofSchema),
  /** The browser's half, as whoever released it says; left out: nobody said so with this line. */
  browserCheck: z.optional(browserCheckSchema),
  /** Of an `unhealthy` one: how often the version before failed. */
  reason: z.optional(z.string()),
  /** Names whose meaning may have changed since it was built. */
  warnings: z.optional(z.array(z.string())),
});

/** A share of visitors gets this version from now on; any activation ends it. */
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
  /** What a working tree's build holds: it moves the site on only from what it built last. */
  z.object({
    kind: z.literal('built'),
    remote: remoteNameSchema,
    version: versionSchema,
    at: instantSchema,
  }),
  /** The remote was given up: nothing of it is active until the next activation. */
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

/** Everything that was done, oldest first. A line that a dying process left half is nobody's and is passed over. */
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

/** Adds a line and waits until it is on the disk. The caller holds the store's lock. */
export function appendToLog(remotesDir: string, entry: LogEntry): void {
  const file = fileOf(remotesDir);
  const text = readText(file);
  // After half a line the next one begins anew, else both would be lost.
  const begin = text === '' || text.endsWith('\n') ? '' : '\n';
  const handle = openSync(file, 'a');
  try {
    writeSync(handle, `${begin}${JSON.stringify(entry)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** How a remote stands: its last activation, unless it was given up since, who gets another version, and its revision (0: never active). */
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
