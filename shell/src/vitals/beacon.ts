import type { PageView } from '@mcs-repairs/shared/domain/types/pageView';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { failures, happenings, tellOfFailures } from '../registry/happenings';

const ADDRESS = '/api/page-views';
/**
 * Failures are reported soon, together with those that follow, so that the site can roll back a bad
 * release within seconds.
 */
const GATHER_MS = 1000;

/**
 * Reports the result of this page view once: when the visitor leaves or hides the page, or when
 * something fails. A second report follows if something fails after the first. A report contains
 * neither the visitor nor an address. `page` is the remote that served the opened page.
 */
export function startBeacon(page: PageView['page']): void {
  const vitals: PageView['vitals'] = {};
  const keep = ({ name, value }: { name: string; value: number }) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') vitals[name] = value;
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);

  let isTold = false;
  let isFailureTold = false;
  const send = () => {
    const failed = failures();
    if (isFailureTold || (isTold && failed.length === 0)) return;
    const view: PageView = isTold
      ? { remotes: failed, vitals: {} }
      : { remotes: happenings(), page, vitals };
    isTold = true;
    isFailureTold = failed.length > 0;
    const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
    navigator.sendBeacon(ADDRESS, body);
  };
  // web-vitals reports its last values in its own listener on the window, in the capture phase.
  // This listener on the document runs after that.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  tellOfFailures(() => setTimeout(send, GATHER_MS));
}
