import * as z from 'zod/mini';
import { roleSchema } from './rights';
import { requiredText } from './text';
import { instantSchema } from './time';

/** The body with a code: the six digits of an authenticator app, or a recovery code. */
export const secondFactorCodeSchema = z.object({
  code: requiredText('Please enter a code', 40),
});
export type SecondFactorCode = z.infer<typeof secondFactorCodeSchema>;

/** The answer of `GET /api/session/second-factor`. */
export const secondFactorStateSchema = z.object({
  /** The time since which every sign-in needs a code. Null if none does. */
  since: z.nullable(instantSchema),
  /** Whether the rules of the member's role require a second factor. */
  required: z.boolean(),
  /** The number of unused recovery codes. */
  codesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/**
 * A secret that waits for its first code. `address` is the content of the QR code for an
 * authenticator app.
 */
export const enrolmentSchema = z.object({ secret: z.string(), address: z.string() });
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** The response shows them once. The server stores only their hashes. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

const minutes = z
  .int()
  .check(
    z.minimum(15, 'At least 15 minutes'),
    z.maximum(720, 'At most 12 hours, which are 720 minutes'),
  );
const hours = z
  .int()
  .check(z.minimum(1, 'At least an hour'), z.maximum(168, 'At most 7 days, which are 168 hours'));

/**
 * The rules for accounts of one role: how long a session may be unused and how long it may last,
 * and whether a second factor is required.
 */
export const accountRuleSchema = z.object({
  role: roleSchema,
  restMinutes: minutes,
  longestHours: hours,
  needsSecondFactor: z.boolean(),
  version: z.int(),
});
export type AccountRule = z.infer<typeof accountRuleSchema>;
