import * as z from 'zod/mini';
import { roleSchema } from './rights';
import { requiredText } from './text';
import { instantSchema } from './time';

/** Body of what asks for a code: the six digits of an authenticator app, or a recovery code. */
export const secondFactorCodeSchema = z.object({
  code: requiredText('Please enter a code', 40),
});
export type SecondFactorCode = z.infer<typeof secondFactorCodeSchema>;

/** `GET /api/session/second-factor`. */
export const secondFactorStateSchema = z.object({
  /** Since when a code is asked for at every sign-in; null while none is. */
  since: z.nullable(instantSchema),
  /** Whether the rules for one's role ask for one. */
  required: z.boolean(),
  /** Recovery codes that were not used yet. */
  codesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** A secret that waits for its first code. `address` is what an app reads from a QR code. */
export const enrolmentSchema = z.object({ secret: z.string(), address: z.string() });
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** Shown once; only their hashes are kept. */
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

/** How accounts of one role are kept: how long a session rests and lasts, and whether a second factor is asked for. */
export const accountRuleSchema = z.object({
  role: roleSchema,
  restMinutes: minutes,
  longestHours: hours,
  needsSecondFactor: z.boolean(),
  version: z.int(),
});
export type AccountRule = z.infer<typeof accountRuleSchema>;
