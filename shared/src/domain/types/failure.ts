import * as z from 'zod/mini';
import { freeSlotSchema } from './availability';
import { proofChallengeSchema } from './proof';

/** Codes by which screens distinguish failures. Compare codes, never classes. */
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

/** The only JSON format of errors. `fields` maps the name of a field to its message. */
export const failureSchema = z.object({
  code: z.catch(failureCodeSchema, 'internal'),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Sent with `slot-taken`: the nearest free slots. */
  alternatives: z.optional(z.array(freeSlotSchema)),
  /** Sent with `stale-version`: the current record, and who changed it. */
  current: z.optional(
    z.object({
      status: z.string(),
      version: z.int(),
      changedBy: z.optional(z.string()),
      /** Whether the present user made that change, in another window or earlier in this one. */
      ownChange: z.optional(z.boolean()),
    }),
  ),
  /**
   * Sent with `second-factor-needed`: the account's factors besides recovery codes, which are
   * `code` and `passkey`.
   */
  factors: z.optional(z.array(z.string())),
  /**
   * Sent with `proof-needed`: the challenge that the browser must solve before it sends the same
   * submission again.
   */
  challenge: z.optional(proofChallengeSchema),
  /** Sent with status 429 and 503. */
  retryAfterSeconds: z.optional(z.number()),
  requestId: z.optional(z.string()),
});
export type Failure = z.infer<typeof failureSchema>;

/** The result of an operation that may fail. Check `ok` first. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };
