import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { loggedPath } from '../http';
import type { Registry, RenderQuestion, RenderWorker, Usage, SentPage } from '../releases';

export type Question = Omit<RenderQuestion, 'id' | 'registry' | 'without'> & { registry: Registry };
/**
 * `owner` is the `remote@version` of the page. `timer` limits the time in the queue, then the
 * rendering time.
 */
export type Job = {
  question: Question;
  owner: string | undefined;
  resolve: (page: SentPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};
/**
 * A worker with its current work. `registry` is the only registry with which the worker renders.
 * Undefined until the worker runs a remote's code.
 */
export type Slot = {
  worker: RenderWorker;
  pending: Map<number, Job>;
  registry?: Registry;
  /** The owner of the worker's current pages. */
  owner?: string | undefined;
  /** A counter that grows with each page that any worker gets. */
  usedAt: number;
  /**
   * The time when the worker last started or finished a page, in milliseconds of the pool's clock.
   */
  busyAt: number;
};

/** The worker ended while it rendered a page that may not be the cause. */
export class WorkerEnded extends Error {}

/** Workers ended repeatedly. Until the pause is over, browsers render the pages. */
export class RenderPaused extends Error {}
/** The version of the page's remote is paused (`createBreaker`), so browsers render its pages. */
export class RemoteRests extends Error {}
/** So many pages are waiting that another page would not be rendered in time. */
export class RenderQueueFull extends Error {
  readonly statusCode = 503;
}

/**
 * Returns `remote@version` of the remote that serves the page. Undefined for the shell's own pages.
 */
export function ownerOf(registry: Registry, url: string): string | undefined {
  const name = remoteForPath(registry.remotes, new URL(url).pathname);
  return name && `${name}@${registry.remotes[name]?.version}`;
}

/** Settles a page's promise with a page or an error. */
export function settle(job: Job, outcome: SentPage | Error): void {
  clearTimeout(job.timer);
  if (outcome instanceof Error) job.reject(outcome);
  else job.resolve(outcome);
}

/** Returns the page's path in the form for logs. */
export const pageOf = ({ url }: Pick<Question, 'url'>): string => loggedPath(new URL(url).pathname);

/** Returns the key of a queue: pages of one remote's version, for visitors of one registry. */
export const lineOf = ({ revision }: Registry, owner: string | undefined): string =>
  `${revision} ${owner ?? ''}`;
export const revisionOfLine = (line: string): string => line.slice(0, line.indexOf(' '));
export const ownerOfLine = (line: string): string | undefined =>
  line.slice(line.indexOf(' ') + 1) || undefined;

/**
 * A late worker hangs if it was busy for at least this share of its available time. Otherwise it
 * waits for data.
 */
const HANGS = 0.5;

/**
 * Returns whether a late worker was busy all the time. If the system reports no data, the worker
 * counts as busy.
 */
export function isHanging(
  before: Usage | undefined,
  now: Usage | undefined,
  elapsedMs: number,
): boolean {
  if (!before || !now) return true;
  const couldWorkMs = elapsedMs - (now.waitedMs - before.waitedMs);
  return now.cpuMs - before.cpuMs >= HANGS * couldWorkMs;
}
