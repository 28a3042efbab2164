import { openChild, type Child } from './openChild';
import { codeGiver, readShellCode } from './giveCode';
import type { Registry } from '../store/registryFile';
import {
  readFromWorker,
  type SentAnswer,
  type RenderQuestion,
  type ToWorker,
} from './renderProtocol';

const HEAP_MB = 192;
const LONGEST_ERROR = 4000;

/** What a render worker needs when it starts. The server reads it again for each start. */
export type RenderWorkerData = {
  shellDir: string;
  remotesDir: string;
  /** The server code of the shell, if it is not the file in `shellDir`. */
  shellCode?: string | undefined;
};

type Told = {
  onAnswer: (answer: SentAnswer) => void;
  /** Called once if the worker ended by itself. */
  onEnd: (reason: string) => void;
  report: (error: unknown) => void;
};

/**
 * A child process that renders pages. It gets the server code of the shell when it starts, and that
 * of remotes when it requests it.
 */
export type RenderWorker = Pick<Child, 'usage' | 'latestUsage' | 'end'> & {
  ask: (question: Omit<RenderQuestion, 'registry'>) => void;
  /** Sets the registry with which the worker renders. Call it at most once. */
  use: (registry: Registry) => void;
};

export function openRenderWorker(
  file: URL,
  { shellDir, remotesDir, shellCode }: RenderWorkerData,
  { onAnswer, onEnd, report }: Told,
): RenderWorker {
  let registry: Registry | undefined;
  let isTold = false;
  const send = (message: ToWorker, text?: string) => child.send(message, text);
  const give = codeGiver(remotesDir, ['assets.json', 'mf-manifest.json'], send);

  const child = openChild({
    file,
    heapMb: HEAP_MB,
    onWords: (words) => report(new Error(words)),
    onEnd,
    onMessage(message, text) {
      const said = readFromWorker(message, text);
      if ('wants' in said) give(said.wants, registry);
      else if ('page' in said) onAnswer(said);
      else onAnswer({ id: said.id, error: said.error.slice(0, LONGEST_ERROR) });
    },
  });
  send({ begins: true }, shellCode ?? readShellCode(shellDir));

  return {
    usage: child.usage,
    latestUsage: child.latestUsage,
    end: child.end,
    use(chosen) {
      registry = chosen;
    },
    ask(question) {
      send({ page: { ...question, registry: isTold ? undefined : registry } });
      isTold = true;
    },
  };
}
