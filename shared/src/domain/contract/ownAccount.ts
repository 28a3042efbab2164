import * as z from 'zod/mini';
import {
  confirmationSchema,
  passwordChangeSchema,
  passwordLinkRequestSchema,
  passwordResetSchema,
  sessionEntrySchema,
  signInApprovalSchema,
} from '../types/staff';
import { idParams, operation } from './operation';

/* Operations with which a signed-in staff member manages their own password and sessions. */

/**
 * Changes the member's own password. Fails with `second-factor-needed` if the account has a second
 * factor and the member did not confirm it recently.
 */
export const changePassword = operation({
  id: 'changePassword',
  tag: 'staff',
  summary: 'Change the password; every other session ends',
  method: 'POST',
  path: '/session/password',
  right: 'own-account',
  body: passwordChangeSchema,
  answer: null,
  stale: ['Sessions'],
});

/**
 * Confirms the password again, after another operation failed with `approval-needed`. Fails in the
 * same cases as `changePassword`.
 */
export const confirmSession = operation({
  id: 'confirmSession',
  tag: 'staff',
  summary:
    'Confirm the password again; exports, accounts and rights need a recent confirmation (staff)',
  method: 'POST',
  path: '/session/confirmation',
  right: 'own-account',
  body: confirmationSchema,
  answer: null,
  stale: [],
});

export const requestPasswordLink = operation({
  id: 'requestPasswordLink',
  tag: 'staff',
  summary: 'Request an email with a link to set a new password; the response is always the same',
  method: 'POST',
  path: '/password-links',
  right: null,
  body: passwordLinkRequestSchema,
  answer: null,
  stale: [],
});

/**
 * Sets a new password with an emailed link. Fails with `forbidden` if the link was already used or
 * has expired.
 */
export const resetPassword = operation({
  id: 'resetPassword',
  tag: 'staff',
  summary: 'Set a new password with the link from an email; all sessions of the account end',
  method: 'POST',
  path: '/password-links/use',
  right: null,
  body: passwordResetSchema,
  answer: null,
  stale: [],
});

/**
 * Approves a browser with an emailed link. Fails with `forbidden` if the link was already used or
 * has expired.
 */
export const approveSignIn = operation({
  id: 'approveSignIn',
  tag: 'staff',
  summary: 'Approve an unknown browser with the link from an email',
  method: 'POST',
  path: '/sign-in-approvals/use',
  right: null,
  body: signInApprovalSchema,
  answer: null,
  stale: [],
});

export const listSessions = operation({
  id: 'listSessions',
  tag: 'staff',
  summary: "List the member's own sessions, newest first",
  method: 'GET',
  path: '/sessions',
  right: 'own-account',
  answer: z.array(sessionEntrySchema),
  reads: ['Sessions'],
});

export const endOtherSessions = operation({
  id: 'endOtherSessions',
  tag: 'staff',
  summary: 'End all own sessions except this one (staff)',
  method: 'POST',
  path: '/sessions/end-others',
  right: 'own-account',
  answer: null,
  stale: ['Sessions'],
});

export const endSession = operation({
  id: 'endSession',
  tag: 'staff',
  summary: "End one of the member's own sessions",
  method: 'DELETE',
  path: '/sessions/:id',
  right: 'own-account',
  params: idParams,
  answer: null,
  failures: [404],
  stale: ['Sessions'],
});
