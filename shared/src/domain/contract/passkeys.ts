import * as z from 'zod/mini';
import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../types/passkey';
import { recoveryCodesSchema } from '../types/secondFactor';
import { sessionSchema } from '../types/staff';
import { idParams, operation } from './operation';

/*
 * Passkeys as a second factor. Failures:
 * - `conflict`: the address of the site does not allow passkeys, or the account has the maximum
 *   number.
 * - `approval-needed`, `second-factor-needed`: the staff member must first confirm the password or
 *   the second factor again.
 * - `invalid`: the signature of the passkey is wrong.
 */

/**
 * The tags that a change of second factors invalidates. It also ends the account's other sessions
 * and changes the list of accounts.
 */
const FACTOR = ['Passkeys', 'SecondFactor', 'Sessions', 'Members'];

export const listPasskeys = operation({
  id: 'listPasskeys',
  tag: 'staff',
  summary: "List the member's own passkeys, oldest first (staff)",
  method: 'GET',
  path: '/session/passkeys',
  right: 'own-account',
  answer: z.array(passkeySchema),
  reads: ['Passkeys'],
  withoutServer: [],
});

export const beginPasskey = operation({
  id: 'beginPasskey',
  tag: 'staff',
  summary: 'Get the options to create a passkey (staff)',
  method: 'POST',
  path: '/session/passkeys/creation',
  right: 'own-account',
  answer: passkeyCreationSchema,
  failures: [409],
  stale: [],
});

/**
 * Adds a passkey. Returns recovery codes if the account had no second factor before, otherwise an
 * empty list.
 */
export const addPasskey = operation({
  id: 'addPasskey',
  tag: 'staff',
  summary: 'Store a passkey that the browser created; other sessions end (staff)',
  method: 'POST',
  path: '/session/passkeys',
  right: 'own-account',
  body: newPasskeySchema,
  answer: recoveryCodesSchema,
  status: 201,
  failures: [409],
  stale: FACTOR,
});

/**
 * Removes a passkey. Fails with `forbidden` if it is the last second factor and the member's role
 * requires one.
 */
export const removePasskey = operation({
  id: 'removePasskey',
  tag: 'staff',
  summary: 'Remove one of your passkeys; other sessions end (staff)',
  method: 'DELETE',
  path: '/session/passkeys/:id',
  right: 'own-account',
  params: idParams,
  answer: null,
  failures: [404],
  stale: FACTOR,
});

export const askForPasskey = operation({
  id: 'askForPasskey',
  tag: 'staff',
  summary: 'Get the options for a confirmation by passkey (staff)',
  method: 'POST',
  path: '/session/passkeys/request',
  right: 'own-account',
  answer: passkeyRequestSchema,
  failures: [409],
  stale: [],
});

export const confirmSessionByPasskey = operation({
  id: 'confirmSessionByPasskey',
  tag: 'staff',
  summary:
    'Give the second factor again by a passkey: what asks for a fresh password asks for it too (staff)',
  method: 'POST',
  path: '/session/passkeys/confirmation',
  right: 'own-account',
  body: passkeyProofSchema,
  answer: null,
  failures: [409],
  stale: [],
});

export const renewRecoveryCodesByPasskey = operation({
  id: 'renewRecoveryCodesByPasskey',
  tag: 'staff',
  summary: 'Replace the recovery codes, confirmed by a passkey (staff)',
  method: 'POST',
  path: '/session/passkeys/recovery-codes',
  right: 'own-account',
  body: passkeyProofSchema,
  answer: recoveryCodesSchema,
  failures: [409],
  stale: ['Passkeys', 'SecondFactor'],
});

/**
 * Returns the options with which a browser requests a passkey. Fails with `signed-out` if the
 * member entered the password too long ago.
 */
export const askForSignInPasskey = operation({
  id: 'askForSignInPasskey',
  tag: 'staff',
  summary: 'Get the options for a passkey of a pending sign-in',
  method: 'POST',
  path: '/session/passkey/request',
  right: null,
  answer: passkeyRequestSchema,
  failures: [401, 409],
  stale: [],
});

export const finishSignInByPasskey = operation({
  id: 'finishSignInByPasskey',
  tag: 'staff',
  summary: 'Finish a sign-in that asked for a second factor, with a passkey',
  method: 'POST',
  path: '/session/passkey',
  right: null,
  body: passkeyProofSchema,
  answer: sessionSchema,
  session: 'answered',
  failures: [401, 409],
  stale: [],
});
