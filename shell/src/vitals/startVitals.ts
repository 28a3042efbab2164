import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { currentRegistry } from '../registry/browserRegistry';
import { whenIdle } from '../whenIdle';
import type { startBeacon } from './beacon';

type Site = Parameters<typeof startBeacon>[1];

const FREEZES = 'long-animation-frame';
const FREEZE_MS = 1000;

/**
 * Loads the code that counts failures with the first uncaught error, unhandled rejection or freeze.
 */
const note = (late: Event | PerformanceEntry) =>
  void import(/* webpackChunkName: "late" */ './lateFailures').then(
    ({ noteLate }) => noteLate(late),
    () => undefined,
  );

/** Starts measuring when the page is idle. Until then, the browser buffers the measurements. */
export function startVitals(...site: Site): void {
  const { remotes } = currentRegistry();
  const remote = remoteForPath(remotes, location.pathname);
  const version = remote && remotes[remote]?.version;
  // If this code fails to load, nothing is counted. The visitor notices nothing.
  const begin = () =>
    void import(/* webpackChunkName: "beacon" */ './beacon')
      .then(({ startBeacon }) =>
        startBeacon(remote && version ? { remote, version } : undefined, site),
      )
      .catch(() => undefined);
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  if (PerformanceObserver.supportedEntryTypes?.includes(FREEZES))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.duration > FREEZE_MS) note(entry);
    }).observe({ type: FREEZES, buffered: true });
  whenIdle(begin);
}
