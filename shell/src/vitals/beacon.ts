import type { PageView } from '@mcs-repairs/shared/domain/types/pageView';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppStore } from '@mcs-repairs/shared/platform/store';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { failures, happenings, tellOfFailures } from '../registry/happenings';

/** The router, the store, and the address of the page that the server sent. */
type Site = [router: ReturnType<typeof createBrowserRouter>, store: AppStore, href: string];

const ADDRESS = '/api/page-views';
/**
 * The report waits this many milliseconds, so that it includes further failures. The time is short,
 * so that the site can roll back a bad release within seconds.
 */
const GATHER_MS = 1000;

/**
 * Reports this page view once: when the visitor leaves or hides the page, or when something fails.
 * If something fails later, it sends a second report. A report identifies no visitor and no
 * address. `page` is the name of the remote that served the page.
 */
export function startBeacon(page: PageView['page'], site: Site): void {
  const vitals: PageView['vitals'] = {};
  const keep = ({ name, value }: { name: keyof typeof vitals; value: number }) => {
    vitals[name] = value;
  };
  watchUse(site);
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
      : { remotes: happenings(), page, vitals, trace: traceOfPage() };
    isTold = true;
    isFailureTold = failed.length > 0;
    const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
    navigator.sendBeacon(ADDRESS, body);
  };
  // web-vitals reports its last values in a capture listener on the window. This listener on the
  // document runs after that one.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  tellOfFailures(() => setTimeout(send, GATHER_MS));
}

/**
 * Loads the code that counts the use of the site. It does so when the visitor has opened another
 * page, searched or selected a time.
 */
function watchUse([router, store, href]: Site): void {
  let isUsed = false;
  const tell = () => {
    isUsed ||= location.href !== href || store.getState().repairFlow.selectedTime !== null;
    if (isUsed)
      void import(/* webpackChunkName: "use" */ './reportUse').then(
        ({ reportUse }) => reportUse(href, router, store),
        () => undefined,
      );
  };
  tell();
  router.subscribe(tell);
  store.subscribe(tell);
}

/** Returns the trace id of the request for the page. The server only sends it if tracing is on. */
function traceOfPage(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
}
