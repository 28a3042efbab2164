import { openChild, type Child } from '../sandbox/openChild';
import { codeGiver, readShellCode } from '../sandbox/giveCode';
import { startFairTimer } from './fairTimer';
import {
  readFromProof,
  type Described,
  type ProofAnswer,
  type ProofQuestion,
  type ProofWorkerData,
  type Rendered,
  type ToProof,
} from './proofProtocol';

/**
 * The time limit for one answer, in milliseconds. It is shorter than the site's time limit for a
 * page. A candidate that needs longer would be too slow for visitors.
 */
const LONGEST_MS = 1500;
/** Extra time for the first answer, because the process and the shell's code have to start. */
const STARTING_MS = 3000;
/**
 * The limit of elapsed time, in milliseconds. It applies if the machine is busy with other work.
 */
const WAITED_MS = 20_000;
/**
 * The memory limit in MB. It is enough for the shell, the candidate, and one remote that shows the
 * candidate's fragments.
 */
const MEMORY_MB = 160;
/**
 * A page that timed out without doing work is tried once more, because other processes may have
 * delayed it.
 */
const ATTEMPTS = 2;
const AT_WORK = 0.5;

type Asked =
  | Omit<Extract<ProofQuestion, { kind: 'describe' }>, 'id'>
  | Omit<Extract<ProofQuestion, { kind: 'render' }>, 'id'>;
/** The answer, or a sentence that explains why there is none. `ended`: the worker ended. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: string; ended: boolean };
/** `hasWaited` is true if the page timed out without doing work. */
type Tried<T> = { outcome: Outcome<T>; hasWaited: boolean };
type Waiting = {
  id: number;
  answered: (answer: ProofAnswer) => void;
  ended: (why: string) => void;
};
type Worker = { child: Child; isWarm: boolean; waiting: Map<number, Waiting> };

/**
 * Sends questions to a temporary process, one after the other. The process has no environment, and
 * has limits of time and memory. A process that exceeds its limits is ended, and the next question
 * starts a new process.
 */
export function openProofRoom(workerFile: URL, workerData: ProofWorkerData) {
  const { shellDir, remotesDir, registry, builtIns = 'frozen' } = workerData;
  const changed = new Set<string>();
  let worker: Worker | undefined;
  let nextId = 1;

  const start = (): Worker => {
    const waiting: Worker['waiting'] = new Map();
    const send = (message: ToProof, text?: string) => child.send(message, text);
    const give = codeGiver(remotesDir, [], send);
    const child = openChild({
      file: workerFile,
      heapMb: MEMORY_MB,
      onMessage(message) {
        const said = readFromProof(message);
        if ('wants' in said) return give(said.wants, registry);
        for (const name of said.changed) changed.add(name);
        waiting.get(said.id)?.answered(said);
      },
      onEnd(reason) {
        if (worker === started) worker = undefined;
        for (const { ended } of waiting.values()) ended(reason);
      },
    });
    const started: Worker = { child, isWarm: false, waiting };
    send({ registry, builtIns }, readShellCode(shellDir));
    return started;
  };

  const tryOnce = <T extends Described | Rendered>(question: Asked): Promise<Tried<T>> => {
    const asked = (worker ??= start());
    const { child, waiting } = asked;
    const id = nextId++;
    return new Promise((resolve) => {
      const cpuBefore = child.usage()?.cpuMs ?? 0;
      const limitMs = asked.isWarm ? LONGEST_MS : STARTING_MS;
      const stop = startFairTimer({
        ...{ limitMs, longestMs: WAITED_MS, usage: child.usage },
        onLate() {
          if (worker === asked) worker = undefined;
          const cpuMs = (child.usage()?.cpuMs ?? Infinity) - cpuBefore;
          void child.end();
          finish(
            { ok: false, problem: `takes longer than ${LONGEST_MS} ms`, ended: true },
            cpuMs < AT_WORK * limitMs,
          );
        },
      });
      const finish = (outcome: Outcome<T>, hasWaited = false) => {
        stop();
        waiting.delete(id);
        resolve({ outcome, hasWaited });
      };
      waiting.set(id, {
        id,
        answered(answer) {
          asked.isWarm = true;
          if ('value' in answer) finish({ ok: true, value: answer.value as T });
          else finish({ ok: false, problem: answer.error, ended: false });
        },
        ended: (reason) =>
          finish({
            ok: false,
            problem: reason.startsWith('takes') ? reason : `ends the renderer: it ${reason}`,
            ended: true,
          }),
      });
      child.send({ asks: { id, ...question } } satisfies ToProof);
    });
  };

  const ask = async <T extends Described | Rendered>(question: Asked): Promise<Outcome<T>> => {
    for (let attempt = 1; ; attempt += 1) {
      const { outcome, hasWaited } = await tryOnce<T>(question);
      if (!hasWaited || attempt === ATTEMPTS) return outcome;
    }
  };

  return {
    describe: (remote: string) => ask<Described>({ kind: 'describe', remote }),
    render: (question: Omit<Extract<Asked, { kind: 'render' }>, 'kind'>) =>
      ask<Rendered>({ kind: 'render', ...question }),
    /** Returns the built-ins that the candidate's code changed, if they are compared. */
    changed: (): string[] => [...changed],
    async close(): Promise<void> {
      await worker?.child.end();
    },
  };
}
export type ProofRoom = ReturnType<typeof openProofRoom>;
