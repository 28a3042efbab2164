import { sessionSchema, signInSchema } from '../types/staff';
import { operation } from './operation';

/**
 * Returns who is signed in. Signing in and out affects all pages, so the client empties the whole
 * cache, and these operations name no tags.
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
 * Signs a staff member in. Fails with `approval-needed` if the member must first approve this
 * browser with the link in an email.
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
