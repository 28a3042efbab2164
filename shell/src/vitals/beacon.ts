import type { PageView } from 'shared/domain/types/pageView';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { happenings, tellOfFailures } from '../registry/happenings';

const ADDRESS = '/api/page-views';
/** A failure is told of soon, with what fails next to it: a bad release is to be taken back within seconds. */
const GATHER_MS = 1000;

/**
 * Tells the server once how this page view went, when the page is left or hidden, or something of it failed: nothing of the
 * visitor, no address. `page`: the remote that served the page that was opened.
 */
export function startBeacon(page: PageView['page']): void {
  const vitals: PageView['vitals'] = {};
  const keep = ({ name, value }: { name: string; value: number }) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') vitals[name] = value;
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);

  let sent = false;
  const send = () => {
    if (sent) return;
    sent = true;
    const view: PageView = { remotes: happenings(), page, vitals };
    const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
    navigator.sendBeacon(ADDRESS, body);
  };
  // On the document, so after web-vitals, which gives its last values on the window.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  tellOfFailures(() => setTimeout(send, GATHER_MS));
}
