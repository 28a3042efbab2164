import { sessionSchema, signInSchema } from '../types/staff';
import { operation } from './operation';

/**
 * No operation here names tags for signing in or out. Both affect all pages, so the client empties
 * the whole cache.
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

/**
 * Fails with `approval-needed` if the member of staff must first approve this browser with the link
 * in an email.
 */
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
