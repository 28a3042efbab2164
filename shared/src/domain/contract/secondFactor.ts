import {
  enrolmentSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorStateSchema,
} from '../types/secondFactor';
import { sessionSchema } from '../types/staff';
import { idParams, operation } from './operation';

/*
 * The second factor of staff accounts. Failures:
 * - `approval-needed`: the staff member must first enter the password again.
 * - `second-factor-needed`: the staff member must first confirm the second factor with a code or a
 *   passkey.
 * - `invalid`: a code is wrong. The message belongs to the field of the code.
 */

/**
 * The tags that a change of second factors invalidates. It also ends the other sessions of the
 * account and changes the list of accounts.
 */
const FACTOR = ['SecondFactor', 'Sessions', 'Members'];

/**
 * Finishes a sign-in after the failure `second-factor-needed`. Fails with `signed-out` if the
 * member entered the password too long ago.
 */
export const finishSignIn = operation({
  id: 'finishSignIn',
  tag: 'staff',
  summary: 'Finish a sign-in that asked for the code of the second factor',
  method: 'POST',
  path: '/session/code',
  right: null,
  body: secondFactorCodeSchema,
  answer: sessionSchema,
  session: 'answered',
  failures: [401],
  stale: [],
});

export const confirmSessionByCode = operation({
  id: 'confirmSessionByCode',
  tag: 'staff',
  summary:
    'Give the second factor again by a code: what asks for a fresh password asks for it too (staff)',
  method: 'POST',
  path: '/session/confirmation/code',
  right: 'own-account',
  body: secondFactorCodeSchema,
  answer: null,
  stale: [],
});

export const readSecondFactor = operation({
  id: 'readSecondFactor',
  tag: 'staff',
  summary: 'Read the state of your second factor (staff)',
  method: 'GET',
  path: '/session/second-factor',
  right: 'own-account',
  answer: secondFactorStateSchema,
  reads: ['SecondFactor'],
  withoutServer: { since: null, required: false, codesLeft: 0 },
});

export const beginEnrolment = operation({
  id: 'beginEnrolment',
  tag: 'staff',
  summary: 'Create a secret for an authenticator app; it counts after its first code (staff)',
  method: 'POST',
  path: '/session/second-factor/enrolment',
  right: 'own-account',
  answer: enrolmentSchema,
  stale: [],
});

export const confirmEnrolment = operation({
  id: 'confirmEnrolment',
  tag: 'staff',
  summary: 'Turn on the second factor with its first code; other sessions end (staff)',
  method: 'POST',
  path: '/session/second-factor/confirmation',
  right: 'own-account',
  body: secondFactorCodeSchema,
  answer: recoveryCodesSchema,
  stale: FACTOR,
});

/**
 * Removes the member's own authenticator app. Fails with `forbidden` if it is the last second
 * factor and the member's role requires one.
 */
export const turnSecondFactorOff = operation({
  id: 'turnSecondFactorOff',
  tag: 'staff',
  summary: 'Turn off your second factor with one of its codes (staff)',
  method: 'POST',
  path: '/session/second-factor/removal',
  right: 'own-account',
  body: secondFactorCodeSchema,
  answer: null,
  stale: FACTOR,
});

export const renewRecoveryCodes = operation({
  id: 'renewRecoveryCodes',
  tag: 'staff',
  summary: 'Replace the recovery codes (staff)',
  method: 'POST',
  path: '/session/second-factor/recovery-codes',
  right: 'own-account',
  body: secondFactorCodeSchema,
  answer: recoveryCodesSchema,
  stale: FACTOR,
});

/**
 * Removes the second factor of another staff member who lost it. Fails with `conflict` if this
 * member has none.
 */
export const resetSecondFactor = operation({
  id: 'resetSecondFactor',
  tag: 'staff',
  summary: 'Reset the second factor of a member; their sessions end (staff)',
  method: 'POST',
  path: '/staff/:id/second-factor-reset',
  right: 'manage-staff',
  params: idParams,
  answer: null,
  failures: [404, 409],
  stale: ['Members'],
});
