import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { frameReader, writeFrame } from './frames';
import { memoryMbOf, usageOf, type Usage } from './usage';

type ChildOptions = {
  file: URL;
  /** The maximum size of the JavaScript heap in megabytes. */
  heapMb: number;
  /**
   * Called with each message of the child. If it throws, the child is ended, because the parent
   * does not trust its messages.
   */
  onMessage: (message: unknown, text: Buffer) => void;
  /** Called with each piece of text that the child process prints. */
  onWords?: (words: string) => void;
  /** Called once if the child ended although nobody had asked it to. */
  onEnd: (reason: string) => void;
};

/** A child process, which runs other teams' code. */
export type Child = {
  send: (message: unknown, text?: string) => void;
  /** Returns the child's processor time. Undefined if the system does not provide it. */
  usage: () => Usage | undefined;
  /**
   * Returns the child's processor time, measured at most a tenth of a second ago. Unlike `usage`,
   * it makes no system call, so no page waits for it.
   */
  latestUsage: () => Usage | undefined;
  /** Ends the child immediately. Resolves when the process has ended. */
  end: () => Promise<void>;
};

/**
 * How many megabytes a child needs besides its heap: for the program, compiled code and buffers.
 */
const BESIDE_HEAP_MB = 256;
/**
 * How many megabytes of address space a child reserves and does not use, for thread stacks and the
 * heap. Node 24 reserves half a gigabyte when it starts.
 */
const RESERVED_MB = Number(process.versions.node.split('.')[0]) < 24 ? 768 : 1536;
const LOOK_AT_MEMORY_MS = 100;
/**
 * The maximum size of a child's message in bytes. A page has at most 2,000,000 characters of HTML
 * and as many of data.
 */
const LARGEST_MESSAGE = 16 << 20;
/** The maximum number of characters that a child may print in ten seconds. */
const MOST_WORDS = 1 << 20;
const WORDS_PER_MS = 10_000;
/** The maximum number of characters that `onWords` gets at once. */
const LONGEST_WORDS = 1000;
/**
 * The maximum size of messages that a child has not read, in bytes. A child that stops reading must
 * not fill the memory of this process.
 */
const MOST_UNREAD = 64 << 20;
const OUT_OF_HEAP = 'heap out of memory';

/**
 * Starts a child process without environment variables, access to files or further processes. Its
 * memory, its output and its messages are limited. A child that exceeds a limit is ended, and
 * others continue. The child also ends when this process ends or is killed (`childPort`).
 */
export function openChild({ file, heapMb, onMessage, onWords, onEnd }: ChildOptions): Child {
  let started: ChildProcess;
  try {
    started = start(fileURLToPath(file), heapMb);
  } catch (error) {
    return stillborn(() => onEnd(String(error)));
  }
  // If the system cannot open more files, the child has no pipes, and an error is reported later.
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
  /** What Node printed before the process ended, usually the error. */
  let lastWords = '';
  const gone = new Promise<void>((resolve) => {
    started.once('exit', () => resolve());
    // The system could not start the child.
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

  // `close` comes after `exit`, when all output of the child was read.
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
  // The child has ended before it got a message. The event `exit` reports its end.
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

/**
 * Returns a stand-in for a child that the system could not start. Its end is reported later, as for
 * any other child.
 */
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

/**
 * The option of Node that removes access to files, programs and add-ons. In Node 20, it has another
 * name.
 */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
/**
 * With this option, Node 25 and newer also remove access to the network, which API requests need.
 * `--allow-net` permits it.
 */
const NETWORK = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : [];

function start(file: string, heapMb: number): ChildProcess {
  const program = [
    process.execPath,
    ...[`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16'],
    ...['--disallow-code-generation-from-strings', '--no-warnings', '--no-addons'],
    ...[PERMISSION, ...NETWORK, `--allow-fs-read=${path.dirname(file)}${path.sep}*`],
    // The script that watches the parent process (`childPort`) runs in a thread.
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

/**
 * The only environment variable of a child. `/bin/sh` adds its own ones, so the command removes all
 * others.
 */
const ENVIRONMENT = 'NODE_ENV=production';

/**
 * Returns the command that starts a program with a memory limit of the operating system, where
 * there is one. This process also measures the child's memory, but only ten times a second, which
 * is too slow for a sudden increase.
 */
function bounded(program: string[]): string[] {
  if (!isBounded) return program;
  // If the machine runs out of memory, Linux ends a process with a high `oom_score_adj` first.
  const first = 'echo 500 2>/dev/null >/proc/self/oom_score_adj';
  const limits = `${first}; ulimit -c 0; ulimit -d ${RESERVED_MB << 10}; exec ${ENV} -i ${ENVIRONMENT} "$0" "$@"`;
  return [SHELL, '-c', limits, ...program];
}

/** Lets this process end although the child still runs. */
function unref(started: ChildProcess): void {
  started.unref();
  for (const stream of started.stdio) (stream as { unref?: () => void } | null)?.unref?.();
}
