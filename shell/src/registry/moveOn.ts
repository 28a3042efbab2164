import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { currentRegistry, isOtherShell, refreshRegistry, registryAge } from './browserRegistry';
import { watchDrafts } from './drafts';
import { runningVersions } from './federation';
import { holdsSomething, neverWhile } from './held';
import { isDisplaced } from './renewRemote';

/**
 * The shortest pause between checks for newer versions or content. It is short, because a tab
 * should soon show published content, and most responses are an empty 304. A tab checks only while
 * its visitor is active.
 */
const LOOK_EVERY_MS = 5000;
const PAGE_TAGS: readonly string[] = ['Content', 'Goods', 'Models'];
/** The server's pages show a change after at most about this many milliseconds. */
const KNOWN_AFTER_MS = 1000;

/**
 * Updates tabs that stay open for long. After an update of a remote, the next link to its pages
 * loads a new page; after an update of the shell or the content, any link does. Nothing happens
 * while the visitor would lose typed text or anything else that exists only in this page.
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
      // The router does not receive this event, so the browser follows the link itself.
      event.stopImmediatePropagation();
    },
    true,
  );
  document.addEventListener('visibilitychange', look);
}

/** Checks for newer versions and content, unless this tab has just checked. */
export function look(): void {
  if (document.visibilityState !== 'hidden' && registryAge() >= LOOK_EVERY_MS) check();
}

/**
 * Checks for newer content after this tab changed content of pages. `tags` name the changed data.
 */
export function lookAfter(tags: readonly string[]): void {
  if (tags.some((tag) => PAGE_TAGS.includes(tag))) setTimeout(check, KNOWN_AFTER_MS);
}

function check(): void {
  // If the request fails, the next click on a link checks again.
  refreshRegistry().catch(() => undefined);
}

/** Whether the server has a newer version of the remote at `path` than this tab. */
function isNewer(path: string): boolean {
  if (isOtherShell()) return true;
  const { remotes } = currentRegistry();
  const name = remoteForPath(remotes, path);
  const running = name !== undefined && runningVersions().get(name);
  if (!name || !running) return false;
  return isDisplaced(name) || remotes[name]?.version !== running;
}

/** Returns the link that a plain click follows to another page of this site. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const leads = link.origin === location.origin && link.pathname !== location.pathname;
  return leads ? link : undefined;
}
