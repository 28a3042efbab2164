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
 * - `conflict`: the site's address does not allow passkeys, or the account already has the maximum
 *   number.
 * - `approval-needed`, `second-factor-needed`: the member of staff must first confirm the password
 *   or the second factor again.
 * - `invalid`: the browser sent a wrong proof.
 */

/**
 * The tags that a change of factors invalidates. Such a change also ends the account's other
 * sessions and changes the list of accounts.
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
 * Returns recovery codes if the account had no second factor before. Otherwise, the list of codes
 * is empty.
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
 * Fails with `forbidden` for the last second factor of a member of staff whose role requires one.
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

/** Fails with `signed-out` if too much time passed after the member entered the password. */
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
