import type { PageView } from '@mcs-repairs/shared/domain/types/pageView';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { failures, happenings, tellOfFailures } from '../registry/happenings';

const ADDRESS = '/api/page-views';
/** A failure is told of soon, with what fails next to it: a bad release is to be taken back within seconds. */
const GATHER_MS = 1000;

/**
 * Tells the server once how this page view went, when the page is left or hidden, or something of it failed, and once more when
 * something fails after that: nothing of the visitor, no address. `page`: the remote that served the page that was opened.
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
  // On the document, so after web-vitals, which gives its last values on the window.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  tellOfFailures(() => setTimeout(send, GATHER_MS));
}
