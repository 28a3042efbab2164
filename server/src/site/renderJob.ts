import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { loggedPath } from '../http';
import type { Registry, RenderQuestion, RenderWorker, Usage, SentPage } from '../releases';

export type Question = Omit<RenderQuestion, 'id' | 'registry' | 'without'> & { registry: Registry };
/**
 * A page that must be rendered. `owner` is its `remote@version`. `timer` limits the time in the
 * queue, and later the time for rendering.
 */
export type Job = {
  question: Question;
  owner: string | undefined;
  resolve: (page: SentPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};
/**
 * A render worker and its pages. It renders only with `registry`, which is undefined until it runs
 * code of a remote.
 */
export type Slot = {
  worker: RenderWorker;
  pending: Map<number, Job>;
  registry?: Registry;
  /** The `remote@version` whose pages the render worker has now. */
  owner?: string | undefined;
  /** A counter that increases with each page that any render worker gets. */
  usedAt: number;
  /** When the render worker last began or finished a page, in milliseconds of the pool's clock. */
  busyAt: number;
};

/**
 * Thrown if the render worker ended during this page. Another page in the same worker may be the
 * cause.
 */
export class WorkerEnded extends Error {}

/** Thrown if render workers ended too often. Browsers render all pages until the pause is over. */
export class RenderPaused extends Error {}
/**
 * Thrown if the version of the page's remote is paused (`createBreaker`), so that browsers render
 * its pages.
 */
export class RemoteRests extends Error {}
/** Thrown if too many pages are waiting. A further page would not be rendered in time. */
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

/** Returns the path of a page as the log contains it. */
export const pageOf = ({ url }: Pick<Question, 'url'>): string => loggedPath(new URL(url).pathname);

/**
 * Returns the name of a queue. Each queue has the pages of one version of a remote, with the same
 * registry.
 */
export const lineOf = ({ revision }: Registry, owner: string | undefined): string =>
  `${revision} ${owner ?? ''}`;
export const revisionOfLine = (line: string): string => line.slice(0, line.indexOf(' '));
export const ownerOfLine = (line: string): string | undefined =>
  line.slice(line.indexOf(' ') + 1) || undefined;

/**
 * A render worker that exceeds the time limit counts as hanging if it used the processor for at
 * least this share of the time. Otherwise, it was waiting for data.
 */
const HANGS = 0.5;

/**
 * Returns whether a render worker that exceeded the time limit hangs. If the system does not report
 * its processor time, it counts as hanging.
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
