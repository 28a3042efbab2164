import type { Happening } from '@mcs-repairs/shared/domain/types/pageView';
import { noteAt, noteHappening } from '../registry/happenings';

/** The longest time in milliseconds for which a script may block the page. */
const FREEZE_MS = 1000;
/** The address of a version's script, as stack traces contain it. */
const OF_REMOTE = /\/remotes\/([a-z][a-z\d-]*)\/(\w[\w.+-]*)\//;
/**
 * Errors that the site did not cause: errors of browser extensions, of the network, and of requests
 * that ended when the visitor left the page.
 */
const NOT_OURS =
  /-extension:|masked-url|failed to fetch|load failed|networkerror|network connection|aborterror|chunkloaderror/i;

/**
 * Counts a failure for the version whose script `text` names first. Returns whether `text` names
 * the script of a version.
 */
function blame(text: string, kind: Happening): boolean {
  const [, remote, version] = OF_REMOTE.exec(text) ?? [];
  if (remote) noteHappening(remote, kind, version);
  return remote !== undefined;
}

/**
 * Counts an uncaught error or promise rejection for the version whose code is in the error's stack
 * trace. Errors without a version, of extensions, and of aborted requests are ignored.
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
 * Counts scripts that blocked the page after hydration, as the browser reports them. If the freeze
 * began in the shell's code, such as a click that React dispatches, it counts for the remote of the
 * page.
 */
function noteFreeze({ startTime, scripts }: Frame): void {
  const [alive] = performance.getEntriesByName('site:interactive');
  if (alive && startTime < alive.startTime) return;
  for (const { duration, pauseDuration, sourceURL } of scripts) {
    if (duration - pauseDuration < FREEZE_MS || !sourceURL.startsWith(location.origin)) continue;
    if (!blame(sourceURL, 'freeze-failure')) noteAt(location.pathname, 'freeze-failure');
  }
}

/**
 * Counts an uncaught error, an unhandled rejection or a freeze for the version that caused the
 * event.
 */
export function noteLate(late: Event | PerformanceEntry): void {
  if ('entryType' in late) noteFreeze(late as Frame);
  else noteUncaught(late);
}
