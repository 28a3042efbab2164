import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { currentRegistry, isOtherShell, refreshRegistry, registryAge } from './browserRegistry';
import { watchDrafts } from './drafts';
import { runningVersions } from './federation';
import { holdsSomething, neverWhile } from './held';
import { isDisplaced } from './renewRemote';

/**
 * The minimum time between checks for newer versions or content. It is short, so that an open tab
 * soon shows published content. Most responses are an empty 304. A tab only checks while its
 * visitor is active.
 */
const LOOK_EVERY_MS = 5000;
const PAGE_TAGS: readonly string[] = ['Content', 'Goods', 'Models'];
/** After at most about this many milliseconds, the server's pages contain a change. */
const KNOWN_AFTER_MS = 1000;

/**
 * Updates tabs that stay open for a long time. After an update of a remote, the next link to one of
 * its pages loads a new page. After an update of the shell or the content, any link does. While the
 * visitor would lose typed text or other data of this page, nothing happens.
 */
export function moveOnWithNavigation(): void {
  neverWhile(watchDrafts());
  addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      if (!link) return;
      look();
      if (!isNewer(link.pathname) || holdsSomething()) return;
      // Hides the event from the router. So the browser follows the link itself and loads a new
      // page.
      event.stopImmediatePropagation();
    },
    true,
  );
  document.addEventListener('visibilitychange', look);
}

/**
 * Checks for newer versions and content. Does nothing if this tab has checked within the last
 * seconds.
 */
export function look(): void {
  if (document.visibilityState !== 'hidden' && registryAge() >= LOOK_EVERY_MS) check();
}

/**
 * Checks for newer content after this tab changed the content of pages. `tags` name the changed
 * data.
 */
export function lookAfter(tags: readonly string[]): void {
  if (tags.some((tag) => PAGE_TAGS.includes(tag))) setTimeout(check, KNOWN_AFTER_MS);
}

function check(): void {
  // If the request fails, the next click on a link checks again.
  refreshRegistry().catch(() => undefined);
}

/**
 * Whether the server has a newer version of the remote at `path` than the version that runs in this
 * tab.
 */
function isNewer(path: string): boolean {
  if (isOtherShell()) return true;
  const { remotes } = currentRegistry();
  const name = remoteForPath(remotes, path);
  const running = name !== undefined && runningVersions().get(name);
  if (!name || !running) return false;
  return isDisplaced(name) || remotes[name]?.version !== running;
}

/**
 * Returns the link to another page of this site that a normal click follows. Returns undefined for
 * all other clicks.
 */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const leads = link.origin === location.origin && link.pathname !== location.pathname;
  return leads ? link : undefined;
}
