import type { createBrowserRouter } from 'react-router-dom';
import type { SiteUse } from '@mcs-repairs/shared/domain/types/siteUse';
import type { AppStore } from '@mcs-repairs/shared/platform/store';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;
type Store = Pick<AppStore, 'getState'>;

const ADDRESS = '/api/site-use';
/** A search is counted after its words have been in the address for this many milliseconds. */
const SETTLED_MS = 2000;
const STAFF_PAGES = /^\/admin(?:\/|$)/;

type Shown = { path: string; words: string; time: string | null };
let shown: Shown | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;
const picked = new Set<string>();

/**
 * Reports three things: pages that a link opened without the server, searches, and the first time
 * selected on each page. Call it after every change. `from` is the address of the page that the
 * server sent, and already counted.
 */
export function reportUse(from: string, router: Router, store: Store): void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (navigator.doNotTrack === '1' || globalPrivacyControl) return;
  const { pathname: path, search } = router.state.location;
  const params = new URLSearchParams(search);
  const words = (params.get('q') ?? params.get('search') ?? '').trim();
  const before = shown ?? { path: new URL(from).pathname, words: '', time: null };
  shown = { path, words, time: store.getState().repairFlow.selectedTime };
  if (STAFF_PAGES.test(path)) return;
  if (before.path !== path) {
    clearTimeout(settling);
    send({ path });
  } else if (before.words !== words) {
    clearTimeout(settling);
    if (words) settling = setTimeout(() => sendSearch(path, words.slice(0, 200)), SETTLED_MS);
  }
  if (shown.time && !before.time && !picked.has(path)) {
    picked.add(path);
    send({ path, picked: 'time' });
  }
}

function sendSearch(path: string, words: string): void {
  send({ path, search: { words, found: !document.querySelector('main [data-empty]') } });
}

function send(use: SiteUse): void {
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(use)], { type: 'application/json' }));
}
