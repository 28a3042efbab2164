import type { Result } from '../../domain/types/failure';
import type { Session } from '../../domain/types/staff';
import { done, needsServer } from '../browser/failures';
import { THIS_BROWSER } from '../browser/thisBrowser';
import type { AccountsPort } from './port';

/** There are no accounts here: whoever opens the dashboard is signed in. */
export function browserAccounts({ now }: { now: () => Date }): AccountsPort {
  const session = async (): Promise<Result<Session>> => done({ staff: THIS_BROWSER });
  const since = now().toISOString();
  const staff: AccountsPort['staff'] = {
    session,
    signIn: session,
    setUp: session,
    signOut: async () => done(null),
    changePassword: needsServer,
    confirm: needsServer,
    requestPasswordLink: needsServer,
    resetPassword: needsServer,
    approveSignIn: needsServer,
    sessions: async () =>
      done([
        {
          id: THIS_BROWSER.id,
          createdAt: since,
          lastSeenAt: now().toISOString(),
          device: THIS_BROWSER.name,
          current: true,
        },
      ]),
    endSession: needsServer,
    members: async () => done([{ ...THIS_BROWSER, disabled: false, createdAt: since }]),
    addMember: needsServer,
    invite: needsServer,
    setMemberDisabled: needsServer,
    changeRole: needsServer,
    log: async () => done({ entries: [] }),
  };
  return { staff };
}
