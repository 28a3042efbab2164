import type { Happening } from '@mcs-repairs/shared/domain/types/pageView';
import { noteAt, noteHappening } from '../registry/happenings';

/** A script that blocks the page for at least this many milliseconds counts as a freeze. */
const FREEZE_MS = 1000;
/** Matches the script address of a remote's version in a stack trace. */
const OF_REMOTE = /\/remotes\/([a-z][a-z\d-]*)\/(\w[\w.+-]*)\//;
/**
 * Matches errors that the site did not cause: errors of browser extensions, of the network, and of
 * requests that ended because the visitor left the page.
 */
const NOT_OURS =
  /-extension:|masked-url|failed to fetch|load failed|networkerror|network connection|aborterror|chunkloaderror/i;

/**
 * Counts a failure for the version whose script comes first in `text`. Returns whether `text`
 * contains such a script.
 */
function blame(text: string, kind: Happening): boolean {
  const [, remote, version] = OF_REMOTE.exec(text) ?? [];
  if (remote) noteHappening(remote, kind, version);
  return remote !== undefined;
}

/**
 * Counts an uncaught error or rejection for the version in its stack trace. It ignores errors
 * without a version, errors of extensions, and aborted requests.
 */
function noteUncaught(event: Event): void {
  const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const { name, message, stack } = Object(error ?? reason) as Partial<Error>;
  if (!stack || NOT_OURS.test(`${name} ${message} ${stack}`)) return;
  blame(stack, event.type === 'error' ? 'uncaught-failure' : 'rejection-failure');
}

type Frame = PerformanceEntry & {
  scripts: { duration: number; pauseDuration: number; sourceURL: string }[];
};

/**
 * Counts scripts that blocked the page after hydration. The browser reports them. If the shell's
 * code blocked, for example in a click that React dispatches, the failure counts for the remote of
 * the page.
 */
function noteFreeze({ startTime, scripts }: Frame): void {
  const [alive] = performance.getEntriesByName('site:interactive');
  if (alive && startTime < alive.startTime) return;
  for (const { duration, pauseDuration, sourceURL } of scripts) {
    if (duration - pauseDuration < FREEZE_MS || !sourceURL.startsWith(location.origin)) continue;
    if (!blame(sourceURL, 'freeze-failure')) noteAt(location.pathname, 'freeze-failure');
  }
}

/** Counts an uncaught error, an unhandled rejection or a freeze for the version that caused it. */
export function noteLate(late: Event | PerformanceEntry): void {
  if ('entryType' in late) noteFreeze(late as Frame);
  else noteUncaught(late);
}
