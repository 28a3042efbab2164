import type { Worker } from 'node:worker_threads';
import { remoteForPath } from 'shared/domain/rules/remoteForPath';
import type { RenderedPage } from 'shared/domain/types/renderedPage';
import type { Registry } from './registryFile';
import type { RenderQuestion } from './renderProtocol';

export type Question = Omit<RenderQuestion, 'id' | 'registry' | 'without'> & { registry: Registry };
/** `owner`: the `remote@version` whose page it is; `timer`: ends its waiting, then its rendering. */
export type Job = {
  question: Question;
  owner: string | undefined;
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};
/** `revision`: of the registry that the worker was told last; `owner`: whose pages it is at. */
export type Slot = {
  worker: Worker;
  pending: Map<number, Job>;
  owner?: string | undefined;
  revision?: string;
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
