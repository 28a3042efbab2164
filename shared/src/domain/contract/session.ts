import { sessionSchema, signInSchema } from '../types/staff';
import { operation } from './operation';

/** Who signs in or out sees other pages altogether: the cache is emptied then, not renewed. */
export const readSession = operation({
  id: 'readSession',
  tag: 'staff',
  summary: 'Who is signed in; staff is null for visitors',
  method: 'GET',
  path: '/session',
  right: null,
  answer: sessionSchema,
  session: 'answered',
  reads: [],
});

/** Failure `approval-needed` when a mail has to let this browser in. */
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
  failures: [401, 403],
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
