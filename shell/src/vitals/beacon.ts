import type { PageView } from '@mcs-repairs/shared/domain/types/pageView';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { failures, happenings, tellOfFailures } from '../registry/happenings';

const ADDRESS = '/api/page-views';
/**
 * Milliseconds. A short pause collects the failures that follow, and the site can still roll back a
 * bad release within seconds.
 */
const GATHER_MS = 1000;

/**
 * Reports this page view once: when the visitor leaves or hides the page, or when something fails.
 * If something fails later, a second report follows. A report identifies neither the visitor nor an
 * address. `page` is the remote that served the page.
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
  // web-vitals reports its last values in a listener on the window, in the capture phase. This
  // listener on the document runs after it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  tellOfFailures(() => setTimeout(send, GATHER_MS));
}
