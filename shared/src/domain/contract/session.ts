import { sessionSchema, signInSchema } from '../types/staff';
import { operation } from './operation';

/**
 * Signing in or out changes all pages, so the client empties the whole cache instead of
 * invalidating tags.
 */
export const readSession = operation({
  id: 'readSession',
  tag: 'staff',
  summary: 'Read the session; `staff` is null for visitors',
  method: 'GET',
  path: '/session',
  right: null,
  answer: sessionSchema,
  session: 'answered',
  reads: [],
});

/** Failure `approval-needed` if the member must approve this browser with the link in an email. */
export const signIn = operation({
  id: 'signIn',
  tag: 'staff',
  summary: 'Sign in',
  method: 'POST',
  path: '/session',
  right: null,
  body: signInSchema,
  answer: sessionSchema,
  session: 'answered',
  failures: [401],
  stale: [],
});

export const signOut = operation({
  id: 'signOut',
  tag: 'staff',
  summary: 'Sign out',
  method: 'DELETE',
  path: '/session',
  right: 'own-account',
  answer: null,
  session: 'ended',
  stale: [],
  withoutServer: null,
});
