import * as z from 'zod/mini';
import { roleSchema } from './rights';
import { requiredText } from './text';
import { instantSchema } from './time';

/** A body with a code: six digits from an authenticator app, or a recovery code. */
export const secondFactorCodeSchema = z.object({
  code: requiredText('Please enter a code', 40),
});
export type SecondFactorCode = z.infer<typeof secondFactorCodeSchema>;

/** The answer of `GET /api/session/second-factor`: the second factors of the signed-in member. */
export const secondFactorStateSchema = z.object({
  /** Since when sign-ins need a code. Null if they need none. */
  since: z.nullable(instantSchema),
  /** True if the member's role requires a second factor. */
  required: z.boolean(),
  /** How many recovery codes are left. */
  codesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/**
 * The secret for a new authenticator app. It becomes active when the member enters its first code.
 * `address` is the content of the QR code that the app scans.
 */
export const enrolmentSchema = z.object({ secret: z.string(), address: z.string() });
export type Enrolment = z.infer<typeof enrolmentSchema>;

/**
 * The new recovery codes. No later response contains them, because the server stores only their
 * hashes.
 */
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
 * The rules for accounts of one role: after how long an unused session ends, how long a session can
 * last, and whether a second factor is required.
 */
export const accountRuleSchema = z.object({
  role: roleSchema,
  restMinutes: minutes,
  longestHours: hours,
  needsSecondFactor: z.boolean(),
  version: z.int(),
});
export type AccountRule = z.infer<typeof accountRuleSchema>;
