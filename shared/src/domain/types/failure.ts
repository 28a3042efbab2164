import * as z from 'zod/mini';
import { freeSlotSchema } from './availability';
import { proofChallengeSchema } from './proof';

/** The codes of failures. Code that handles a failure must compare the code and not the message. */
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

/** The JSON form of all errors. `fields` has an error message for each wrong field. */
export const failureSchema = z.object({
  code: z.catch(failureCodeSchema, 'internal'),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The nearest free slots. Only `slot-taken` has this field. */
  alternatives: z.optional(z.array(freeSlotSchema)),
  /**
   * The present state of the record and the person who changed it. Only `stale-version` has this
   * field.
   */
  current: z.optional(
    z.object({
      status: z.string(),
      version: z.int(),
      changedBy: z.optional(z.string()),
      /** True if the signed-in staff member made this change, for example in another window. */
      ownChange: z.optional(z.boolean()),
    }),
  ),
  /**
   * The second factors of the account besides recovery codes: `code`, `passkey` or both. Only
   * `second-factor-needed` has this field.
   */
  factors: z.optional(z.array(z.string())),
  /**
   * The challenge that the browser must solve before it repeats the request. Only `proof-needed`
   * has this field.
   */
  challenge: z.optional(proofChallengeSchema),
  /**
   * After how many seconds the client should try again. Responses with status 429 or 503 have this
   * field.
   */
  retryAfterSeconds: z.optional(z.number()),
  requestId: z.optional(z.string()),
});
export type Failure = z.infer<typeof failureSchema>;

/** The result of an operation that can fail. `value` exists only if `ok` is true. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };
