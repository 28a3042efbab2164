import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { currentRegistry, isOtherShell, refreshRegistry, registryAge } from './browserRegistry';
import { watchDrafts } from './drafts';
import { runningVersions } from './federation';
import { holdsSomething, neverWhile } from './held';
import { isDisplaced } from './renewRemote';

/** An open tab asks at most so often whether there is something newer, and only when somebody is at it. */
const LOOK_EVERY_MS = 60_000;

/**
 * A tab that is open for long moves on to newer versions: a link to a page of a remote, or of any remote when the shell is
 * another, is followed with a page load once. Never while something typed, or held by the page alone, would be lost.
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
      // The router does not hear of it, so the browser follows the link itself.
      event.stopImmediatePropagation();
    },
    true,
  );
  document.addEventListener('visibilitychange', look);
}

function look(): void {
  if (document.visibilityState === 'hidden' || registryAge() < LOOK_EVERY_MS) return;
  // It is asked again with the next link.
  refreshRegistry().catch(() => undefined);
}

/** Whether the server has a newer version of what shows the page at `path` than this tab runs. */
function isNewer(path: string): boolean {
  if (isOtherShell()) return true;
  const { remotes } = currentRegistry();
  const name = remoteForPath(remotes, path);
  const running = name !== undefined && runningVersions().get(name);
  if (!name || !running) return false;
  return isDisplaced(name) || remotes[name]?.version !== running;
}

/** The link to another page of this site that a plain click follows here. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const leads = link.origin === location.origin && link.pathname !== location.pathname;
  return leads ? link : undefined;
}
