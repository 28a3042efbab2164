import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { loggedPath } from '../http';
import type { Registry, RenderQuestion, RenderWorker, Usage, SentPage } from '../releases';

export type Question = Omit<RenderQuestion, 'id' | 'registry' | 'without'> & { registry: Registry };
/**
 * `owner` is the `remote@version` of the page. `timer` first limits the time in the queue, and
 * later the rendering time.
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
  /** The `remote@version` whose pages the worker is rendering. */
  owner?: string | undefined;
  /** A counter that grows with each page that any worker gets. */
  usedAt: number;
  /**
   * The time when the worker last started or finished a page, in milliseconds of the pool's clock.
   */
  busyAt: number;
};

/** The worker ended while it rendered this page. Another page may be the cause. */
export class WorkerEnded extends Error {}

/** Workers ended too often. Until a pause is over, browsers render all pages. */
export class RenderPaused extends Error {}
/**
 * The version of the page's remote is paused (`createBreaker`), so browsers render the remote's
 * pages.
 */
export class RemoteRests extends Error {}
/** Too many pages are waiting: another page would not be rendered in time. */
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

/** Resolves a page's promise with the page, or rejects it with the error. */
export function settle(job: Job, outcome: SentPage | Error): void {
  clearTimeout(job.timer);
  if (outcome instanceof Error) job.reject(outcome);
  else job.resolve(outcome);
}

/** Returns the page's path in the form for logs. */
export const pageOf = ({ url }: Pick<Question, 'url'>): string => loggedPath(new URL(url).pathname);

/**
 * Returns the name of a queue. Each queue has the pages of one version of a remote, for visitors of
 * one registry.
 */
export const lineOf = ({ revision }: Registry, owner: string | undefined): string =>
  `${revision} ${owner ?? ''}`;
export const revisionOfLine = (line: string): string => line.slice(0, line.indexOf(' '));
export const ownerOfLine = (line: string): string | undefined =>
  line.slice(line.indexOf(' ') + 1) || undefined;

/**
 * A worker that misses the time limit counts as hanging if it used the processor for at least this
 * share of its time. Otherwise, it was waiting for data.
 */
const HANGS = 0.5;

/**
 * Returns whether a worker that missed the time limit hangs. If the system reports no processor
 * time, the worker counts as hanging.
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
