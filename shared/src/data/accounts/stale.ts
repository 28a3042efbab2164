import type { Stale } from '../stale';
import type { AccountsPort } from './port';

const MEMBERS = ['Members'];
const SESSIONS = ['Sessions'];

/** Who signs in or out sees other pages altogether: the cache is emptied then, not renewed. */
export const accountsStale = {
  changePassword: SESSIONS,
  endSession: SESSIONS,
  addMember: MEMBERS,
  invite: MEMBERS,
  setMemberDisabled: MEMBERS,
  changeRole: MEMBERS,
} satisfies Stale<AccountsPort['staff']>;
