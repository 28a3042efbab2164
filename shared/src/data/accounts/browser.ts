import { listStaff, setUpFirstAccount } from '../../domain/contract/accounts';
import { listSessions } from '../../domain/contract/ownAccount';
import { readSession, signIn } from '../../domain/contract/session';
import { done } from '../browser/failures';
import { THIS_BROWSER } from '../browser/thisBrowser';
import { inBrowser } from '../operations';

/**
 * Performs the operations on accounts without a server. There are no accounts, so everybody who
 * opens the dashboard counts as signed in.
 */
export function accountsInBrowser({ now }: { now: () => Date }) {
  const session = async () => done({ staff: THIS_BROWSER });
  const since = now().toISOString();
  return {
    ...inBrowser(readSession, session),
    ...inBrowser(signIn, session),
    ...inBrowser(setUpFirstAccount, session),
    ...inBrowser(listSessions, async () =>
      done([
        {
          id: THIS_BROWSER.id,
          createdAt: since,
          lastSeenAt: now().toISOString(),
          device: THIS_BROWSER.name,
          current: true,
        },
      ]),
    ),
    ...inBrowser(listStaff, async () =>
      done([{ ...THIS_BROWSER, disabled: false, createdAt: since }]),
    ),
  };
}
