import * as z from 'zod/mini';
import { freeSlotSchema } from './availability';
import { proofChallengeSchema } from './proof';

/** Codes by which screens distinguish failures; compare these, never classes. */
export const FAILURE_CODES = [
  'invalid',
  'not-found',
  'slot-taken',
  'day-not-bookable',
  'slot-not-bookable',
  'stale-version',
  'transition-refused',
  'key-reused',
  'signed-out',
  'wrong-credentials',
  'approval-needed',
  'second-factor-needed',
  'second-factor-missing',
  'forbidden',
  'unknown-browser',
  'locked',
  'name-reserved',
  'too-many-requests',
  'limit-reached',
  'proof-needed',
  'too-large',
  'unsupported-media',
  'conflict',
  'unavailable',
  'network',
  'internal',
] as const;
export const failureCodeSchema = z.enum(FAILURE_CODES);
export type FailureCode = z.infer<typeof failureCodeSchema>;

/** The one JSON shape of every refusal; `fields` maps a field's name to its message. */
export const failureSchema = z.object({
  code: z.catch(failureCodeSchema, 'internal'),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `slot-taken`: the nearest free slots. */
  alternatives: z.optional(z.array(freeSlotSchema)),
  /** With `stale-version`: the present record, and who changed it. */
  current: z.optional(
    z.object({
      status: z.string(),
      version: z.int(),
      changedBy: z.optional(z.string()),
      /** Whether the present user made that change, in another window or by an earlier press. */
      ownChange: z.optional(z.boolean()),
    }),
  ),
  /**
   * With `second-factor-needed`: the account's factors besides recovery codes, `code` and
   * `passkey`.
   */
  factors: z.optional(z.array(z.string())),
  /** With `proof-needed`: the challenge to solve before sending the same submission again. */
  challenge: z.optional(proofChallengeSchema),
  /** With 429 and 503. */
  retryAfterSeconds: z.optional(z.number()),
  requestId: z.optional(z.string()),
});
export type Failure = z.infer<typeof failureSchema>;

/** An expected outcome as a value; check `ok` first. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };
