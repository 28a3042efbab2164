import type { Stale } from '../stale';
import type { AccountsPort } from './port';

const MEMBERS = ['Members'];
const SESSIONS = ['Sessions'];

/** Who signs in or out sees other pages altogether: the cache is emptied then, not renewed. */
export const accountsStale = {
  signIn: [],
  setUp: [],
  signOut: [],
  changePassword: SESSIONS,
  confirm: [],
  requestPasswordLink: [],
  resetPassword: [],
  approveSignIn: [],
  endSession: SESSIONS,
  addMember: MEMBERS,
  invite: MEMBERS,
  setMemberDisabled: MEMBERS,
  changeRole: MEMBERS,
} satisfies Stale<AccountsPort['staff']>;
