import { remoteForPath } from 'shared/domain/rules/remoteForPath';
import { currentRegistry } from '../registry/browserRegistry';

/** Begins to measure once the page has nothing better to do: what is measured was kept by the browser meanwhile. */
export function startVitals(): void {
  const { remotes } = currentRegistry();
  const remote = remoteForPath(remotes, location.pathname);
  const version = remote && remotes[remote]?.version;
  const start = async () => {
    const { startBeacon } = await import(/* webpackChunkName: "beacon" */ './beacon');
    startBeacon(remote && version ? { remote, version } : undefined);
  };
  // Who has not got the code of it counts nothing, and misses nothing.
  const begin = () => void start().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 5000 });
  else setTimeout(begin, 2000);
}
