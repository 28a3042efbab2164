import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { loggedPath } from '../http';
import type { Registry, RenderQuestion, RenderWorker, Usage, SentPage } from '../releases';

export type Question = Omit<RenderQuestion, 'id' | 'registry' | 'without'> & { registry: Registry };
/** `owner`: the `remote@version` whose page it is; `timer`: ends its waiting, then its rendering. */
export type Job = {
  question: Question;
  owner: string | undefined;
  resolve: (page: SentPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};
/** A worker and what it is at. `registry`: the only one that it ever renders pages with; undefined while it has run no remote's code. */
export type Slot = {
  worker: RenderWorker;
  pending: Map<number, Job>;
  registry?: Registry;
  /** Whose pages it is at. */
  owner?: string | undefined;
  /** Counts up with each page that any worker is given. */
  usedAt: number;
  /** Milliseconds of the pool's clock at which it was last given a page or ended one. */
  busyAt: number;
};

/** The worker ended under a page that may well not be the one that ended it. */
export class WorkerEnded extends Error {}

/** Workers ended again and again: until the pause is over, pages are left to the browser. */
export class RenderPaused extends Error {}
/** The version of the page's remote rests (`createBreaker`): its pages are left to the browser. */
export class RemoteRests extends Error {}
/** So many pages wait already that this one would not be rendered in time. */
export class RenderQueueFull extends Error {
  readonly statusCode = 503;
}

/** `remote@version` of the remote that serves the page; undefined for the shell's own. */
export function ownerOf(registry: Registry, url: string): string | undefined {
  const name = remoteForPath(registry.remotes, new URL(url).pathname);
  return name && `${name}@${registry.remotes[name]?.version}`;
}

/** Ends a page's waiting, one way or the other. */
export function settle(job: Job, outcome: SentPage | Error): void {
  clearTimeout(job.timer);
  if (outcome instanceof Error) job.reject(outcome);
  else job.resolve(outcome);
}

/** The page's path, as logs may have it. */
export const pageOf = ({ url }: Pick<Question, 'url'>): string => loggedPath(new URL(url).pathname);

/** Pages that wait in one line: of one remote's version, for the visitors of one registry. */
export const lineOf = ({ revision }: Registry, owner: string | undefined): string =>
  `${revision} ${owner ?? ''}`;
export const revisionOfLine = (line: string): string => line.slice(0, line.indexOf(' '));
export const ownerOfLine = (line: string): string | undefined =>
  line.slice(line.indexOf(' ') + 1) || undefined;

/** Share of the time that it could have worked in which a worker was busy, from which it hangs rather than waits. */
const HANGS = 0.5;

/** Whether a worker that is late was at work all the while; where the system does not tell, it was. */
export function isHanging(
  before: Usage | undefined,
  now: Usage | undefined,
  elapsedMs: number,
): boolean {
  if (!before || !now) return true;
  const couldWorkMs = elapsedMs - (now.waitedMs - before.waitedMs);
  return now.cpuMs - before.cpuMs >= HANGS * couldWorkMs;
}
