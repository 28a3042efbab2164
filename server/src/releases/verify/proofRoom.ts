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
 * The time limit for one answer, in milliseconds. It is shorter than the site's limit for rendering
 * a page, so a version that is too slow for visitors fails.
 */
const LONGEST_MS = 1500;
/**
 * Additional milliseconds for the first answer, because the process and the code of the shell must
 * start.
 */
const STARTING_MS = 3000;
/**
 * The maximum number of milliseconds to wait for an answer, if the machine is busy with other work.
 */
const WAITED_MS = 20_000;
/**
 * The memory limit in megabytes. It fits the shell, the version to verify, and one remote that
 * shows its fragments.
 */
const MEMORY_MB = 160;
/**
 * How often a page is tried that timed out without doing any work. Other processes may have delayed
 * it.
 */
const ATTEMPTS = 2;
const AT_WORK = 0.5;

type Asked =
  | Omit<Extract<ProofQuestion, { kind: 'describe' }>, 'id'>
  | Omit<Extract<ProofQuestion, { kind: 'render' }>, 'id'>;
/**
 * The answer, or a sentence that says why there is no answer. `ended` is true if the process ended.
 */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: string; ended: boolean };
/**
 * An attempt to get an answer. `hasWaited` is true if the attempt exceeded its time limit although
 * the process did no work.
 */
type Tried<T> = { outcome: Outcome<T>; hasWaited: boolean };
type Waiting = {
  id: number;
  answered: (answer: ProofAnswer) => void;
  ended: (why: string) => void;
};
type Worker = { child: Child; isWarm: boolean; waiting: Map<number, Waiting> };

/**
 * Opens a temporary process that answers questions about a release, one after the other. The
 * process has no environment variables, and limits of time and memory. If it exceeds them, it is
 * ended, and the next question starts another one.
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
    /** Returns the built-in objects that the code of the release changed, if `compared` is set. */
    changed: (): string[] => [...changed],
    async close(): Promise<void> {
      await worker?.child.end();
    },
  };
}
export type ProofRoom = ReturnType<typeof openProofRoom>;
