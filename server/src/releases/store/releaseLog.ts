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
 * Why a version was activated. `unhealthy`: the site activated it, because the version before it
 * failed too often.
 */
export const REASONS = ['built', 'released', 'back', 'forward', 'unhealthy'] as const;

const proofSchema = z.object({ milliseconds: z.number(), pages: z.int(), fragments: z.int() });

const activationSchema = z.object({
  kind: z.literal('activated'),
  remote: remoteNameSchema,
  version: versionSchema,
  previous: z.nullable(versionSchema),
  /**
   * The first activation of a remote has revision 1, and each change adds one. A request contains
   * the revision that its author saw.
   */
  revision: z.int(),
  /** The origin from which the files are loaded. Empty for the site itself. */
  base: z.string(),
  by: z.string(),
  why: z.enum(REASONS),
  at: instantSchema,
  /** The result of the verification. Null if no running server could verify the version. */
  proof: z.nullable(proofSchema),
  /** The check in a browser that somebody reported together with this entry, if any. */
  browserCheck: z.optional(browserCheckSchema),
  /** Only for `unhealthy`: how often the version before it failed. */
  reason: z.optional(z.string()),
  /** Warnings about shared names whose type changed after the build. */
  warnings: z.optional(z.array(z.string())),
});

/**
 * A log entry: this version became the canary of its remote. Any activation of the remote ends the
 * canary.
 */
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
   * A log entry: somebody built a working tree. The site changes only if it shows the previous
   * build of the same tree.
   */
  z.object({
    kind: z.literal('built'),
    remote: remoteNameSchema,
    version: versionSchema,
    at: instantSchema,
  }),
  /**
   * A log entry: the remote was withdrawn, so no version is active until somebody activates one
   * again.
   */
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

/**
 * Returns all entries of the release log, oldest first. Skips a line that a killed process did not
 * finish.
 */
export const readLog = (remotesDir: string): LogEntry[] => entriesIn(readText(fileOf(remotesDir)));

/** Returns the entries in the text of a release log, oldest first. */
export function entriesIn(text: string): LogEntry[] {
  return text.split('\n').flatMap((line) => {
    try {
      const parsed = entrySchema.safeParse(JSON.parse(line));
      return parsed.success ? [parsed.data] : [];
    } catch {
      return [];
    }
  });
}

/** Returns the text of a file. Empty if the file is missing. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Appends an entry to the release log and writes it to the disk. The caller must hold the lock of
 * the store.
 */
export function appendToLog(remotesDir: string, entry: LogEntry): void {
  const file = fileOf(remotesDir);
  const line = lineAfter(readText(file), entry);
  const handle = openSync(file, 'a');
  try {
    writeSync(handle, line);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Returns the text of a log with one more entry. */
export const withEntry = (text: string, entry: LogEntry): string => text + lineAfter(text, entry);

/**
 * Returns the line of an entry. After a line that was not finished, the new entry must start on a
 * new line. Otherwise, both would be unreadable.
 */
const lineAfter = (text: string, entry: LogEntry): string =>
  `${text === '' || text.endsWith('\n') ? '' : '\n'}${JSON.stringify(entry)}\n`;

/**
 * The state of a remote according to the release log. `active` is its last activation, unless
 * somebody has withdrawn the remote since. `revision` is 0 if no version was ever active.
 */
export type Standing = {
  active: Activation | null;
  canary: Canary | null;
  canarySince: string | null;
  revision: number;
  built: string | null;
};

/**
 * Returns when a canary began. Later log entries about the same canary, such as another percentage
 * or a check in a browser, do not change this time.
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
