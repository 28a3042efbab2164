import type { Happening } from '@mcs-repairs/shared/domain/types/pageView';
import { noteAt, noteHappening } from '../registry/happenings';

/** How long a script may keep the page from answering. */
const FREEZE_MS = 1000;
/** A script of a version, as stacks name it. */
const OF_REMOTE = /\/remotes\/([a-z][a-z\d-]*)\/(\w[\w.+-]*)\//;
/** What a visitor added to the browser, what their network broke off, and what ended because they went on. */
const NOT_OURS =
  /-extension:|masked-url|failed to fetch|load failed|networkerror|network connection|aborterror|chunkloaderror/i;

/** Counts for the version whose script `text` names first. Answers whether it names one. */
function blame(text: string, kind: Happening): boolean {
  const [, remote, version] = OF_REMOTE.exec(text) ?? [];
  if (remote) noteHappening(remote, kind, version);
  return remote !== undefined;
}

/**
 * Counts an error, or a refused promise, that nobody caught, for the version whose code stands in its stack. What names no version,
 * or an extension, or a request that broke off, is nobody's.
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
 * Counts scripts that froze the page after it had come alive, as the browser tells. What began in code of the shell, as presses do
 * that React hands on, counts for whose page it was on.
 */
function noteFreeze({ startTime, scripts }: Frame): void {
  const [alive] = performance.getEntriesByName('site:interactive');
  if (alive && startTime < alive.startTime) return;
  for (const { duration, pauseDuration, sourceURL } of scripts) {
    if (duration - pauseDuration < FREEZE_MS || !sourceURL.startsWith(location.origin)) continue;
    if (!blame(sourceURL, 'freeze-failure')) noteAt(location.pathname, 'freeze-failure');
  }
}

/** Counts what happened after the page had loaded, for the version that it is of. */
export function noteLate(late: Event | PerformanceEntry): void {
  if ('entryType' in late) noteFreeze(late as Frame);
  else noteUncaught(late);
}
