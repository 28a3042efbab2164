import { matchRoutes } from 'react-router-dom';
import { loadPage } from 'shared/platform/bindPages';
import { loadRemote } from 'shared/platform/site';
import { remoteAt } from '../registry/browserRegistry';

/** A visitor points at a link, touches it, or comes to it by keyboard: the next thing is most likely to follow it. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const asked = new Set<string>();

/** Fetches the code of the page at a path. A failure is nothing yet: following the link asks again and shows it. */
async function fetchPage(path: string): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  try {
    const name = await remoteAt(path);
    if (!name) return;
    const { routes } = await loadRemote(name);
    await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => loadPage(route)));
  } catch {
    asked.delete(path);
  }
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return;
  if (link.pathname !== location.pathname && !savesData()) void fetchPage(link.pathname);
}

/** From now on the page behind a link is fetched while the visitor is still about to follow it. Never with Save-Data. */
export function fetchOnIntent(): void {
  for (const type of INTENTS)
    document.addEventListener(type, onIntent, { passive: true, capture: true });
}
