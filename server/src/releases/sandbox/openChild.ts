import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { frameReader, writeFrame } from './frames';
import { memoryMbOf, usageOf, type Usage } from './usage';

type ChildOptions = {
  file: URL;
  /** Of JavaScript objects. */
  heapMb: number;
  /** Told one message after the other. Whatever it throws ends the child: it judges what a stranger says. */
  onMessage: (message: unknown, text: Buffer) => void;
  /** What it writes to its output, in pieces. */
  onWords?: (words: string) => void;
  /** Once, when it ended without having been told to. */
  onEnd: (reason: string) => void;
};

/** A process that runs other teams' code. */
export type Child = {
  send: (message: unknown, text?: string) => void;
  /** Undefined where the system does not tell. */
  usage: () => Usage | undefined;
  /** The same of a tenth of a second ago at most, and without asking: a page takes no longer than that. */
  latestUsage: () => Usage | undefined;
  /** At once, whatever it is at; resolves when it is gone. */
  end: () => Promise<void>;
};

/** Beside the heap: the program, its compiled code, what streams hold. */
const BESIDE_HEAP_MB = 256;
/** Of memory that a program asks the system for, most is never used: stacks of threads, room of the heap. Node 24 asks for half a GB at its start. */
const RESERVED_MB = Number(process.versions.node.split('.')[0]) < 24 ? 768 : 1536;
const LOOK_AT_MEMORY_MS = 100;
/** A page has 2,000,000 characters of markup at most, and as much again of data. */
const LARGEST_MESSAGE = 16 << 20;
/** What it may write to its output in ten seconds. */
const MOST_WORDS = 1 << 20;
const WORDS_PER_MS = 10_000;
/** Of what it writes in one go, characters that are passed on. */
const LONGEST_WORDS = 1000;
/** What may wait to be read by it: one that reads nothing must not fill our memory. */
const MOST_UNREAD = 64 << 20;
const OUT_OF_HEAP = 'heap out of memory';

/**
 * Starts a process without environment, files, or programs of its own, with bounds on its memory, its output and its messages: whoever
 * breaks one is ended, and nobody else. It ends with this process, however that ends (`childPort`).
 */
export function openChild({ file, heapMb, onMessage, onWords, onEnd }: ChildOptions): Child {
  let started: ChildProcess;
  try {
    started = start(fileURLToPath(file), heapMb);
  } catch (error) {
    return stillborn(() => onEnd(String(error)));
  }
  // Where no more files can be opened it comes without streams, and says why later.
  const link = (started.stdio as ChildProcess['stdio'] | undefined)?.[3] as Duplex | undefined;
  if (!link) {
    let problem = 'could not be started';
    started.on('error', ({ message }) => (problem += `: ${message}`));
    return stillborn(() => onEnd(problem));
  }
  let isOver = false;
  let reason: string | undefined;
  let words = 0;
  const { pid } = started;
  const usage = () => (pid === undefined ? undefined : usageOf(pid));
  let latest = usage();
  /** What was wrong, as Node says it when a process ends because of it. */
  let lastWords = '';
  const gone = new Promise<void>((resolve) => {
    started.once('exit', () => resolve());
    // It could not be started at all.
    started.once('error', () => resolve());
  });

  const kill = (why: string) => {
    reason ??= why;
    started.kill('SIGKILL');
  };
  const ended = (why: string) => {
    clearInterval(looking);
    clearInterval(forgetting);
    if (isOver) return;
    isOver = true;
    onEnd(reason ?? why);
  };

  const looking = setInterval(() => {
    const memoryMb = pid === undefined ? undefined : memoryMbOf(pid);
    latest = usage();
    if (memoryMb !== undefined && memoryMb > heapMb + BESIDE_HEAP_MB)
      kill(`takes more than ${heapMb + BESIDE_HEAP_MB} MB`);
  }, LOOK_AT_MEMORY_MS).unref();
  const forgetting = setInterval(() => (words = 0), WORDS_PER_MS).unref();

  // After `exit`, once what it wrote was read.
  started.once('close', (code, signal) =>
    ended(`ended with ${signal ?? `code ${code}`}${lastWords}`),
  );
  started.once('error', (error) => ended(error.message));
  const read = frameReader({
    largest: LARGEST_MESSAGE,
    onNonsense: (problem) => kill(`sent ${problem}`),
    onMessage(message, text) {
      if (isOver || reason !== undefined) return;
      try {
        onMessage(message, text);
      } catch (error) {
        kill(error instanceof Error ? error.message : String(error));
      }
    },
  });
  link.on('data', read);
  // It ended before it was told something: its end is told by `exit`.
  link.on('error', () => {});
  for (const output of [started.stdout, started.stderr]) {
    output?.on('data', (bytes: Buffer) => {
      words += bytes.length;
      if (words > MOST_WORDS) return kill('writes too much to its output');
      const text = bytes.toString().trim().slice(0, LONGEST_WORDS);
      if (text.includes(OUT_OF_HEAP)) kill(`takes more than ${heapMb} MB`);
      const [, problem] = /^\w*Error(?: \[\w+\])?: (.*)$/m.exec(text) ?? [];
      if (problem) lastWords = `: ${problem}`;
      onWords?.(text);
    });
  }
  unref(started);

  return {
    send(message, text) {
      if (isOver || !link.writable) return;
      writeFrame(link, message, text);
      if (link.writableLength > MOST_UNREAD) kill('does not read what it is sent');
    },
    usage,
    latestUsage: () => latest,
    async end() {
      isOver = true;
      if (started.exitCode !== null || started.signalCode !== null) return;
      started.ref();
      started.kill('SIGKILL');
      await gone;
    },
  };
}

/** Stands for a process that the system refused to start: its end is told of later, as that of any other is. */
function stillborn(tell: () => void): Child {
  const telling = setImmediate(tell);
  return {
    send() {},
    usage: () => undefined,
    latestUsage: () => undefined,
    async end() {
      clearImmediate(telling);
    },
  };
}

/** What Node calls the switch that takes files, programs and add-ons away from a process: 20 has it under another name. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
/** Node 25 and newer take the network away as well: the API is asked over it. */
const NETWORK = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : [];

function start(file: string, heapMb: number): ChildProcess {
  const program = [
    process.execPath,
    ...[`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16'],
    ...['--disallow-code-generation-from-strings', '--no-warnings', '--no-addons'],
    ...[PERMISSION, ...NETWORK, `--allow-fs-read=${path.dirname(file)}${path.sep}*`],
    // Its guard (`childPort`) is a thread.
    '--allow-worker',
    file,
  ];
  const [command = '', ...rest] = bounded(program);
  return spawn(command, rest, {
    env: { NODE_ENV: 'production' },
    cwd: path.dirname(file),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

const SHELL = '/bin/sh';
const ENV = ['/usr/bin/env', '/bin/env'].find((file) => existsSync(file));
const isBounded = process.platform === 'linux' && existsSync(SHELL) && ENV !== undefined;

/** The shell adds to it what it knows: all but this is taken away again. */
const ENVIRONMENT = 'NODE_ENV=production';

/** Where the system can, it refuses memory itself: looking ten times a second is too late for who takes it all at once. */
function bounded(program: string[]): string[] {
  if (!isBounded) return program;
  // Where memory is short, the system takes it from here first.
  const first = 'echo 500 2>/dev/null >/proc/self/oom_score_adj';
  const limits = `${first}; ulimit -c 0; ulimit -d ${RESERVED_MB << 10}; exec ${ENV} -i ${ENVIRONMENT} "$0" "$@"`;
  return [SHELL, '-c', limits, ...program];
}

/** Like a thread that was let go, it keeps nobody from ending. */
function unref(started: ChildProcess): void {
  started.unref();
  for (const stream of started.stdio) (stream as { unref?: () => void } | null)?.unref?.();
}
