import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { frameReader, writeFrame } from './frames';

/** The file descriptor of the pipe to the parent process (`openChild`). */
const LINK = 3;
/** The maximum size of a message in bytes. A registry with the code of a large site fits. */
const LARGEST_MESSAGE = 64 << 20;

/**
 * A script that ends the process after its parent process has ended. It runs in its own thread,
 * because a page in an endless loop would never notice that the pipe is closed.
 */
const GUARD = `
const parent = require('node:worker_threads').workerData;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);`;

export type ChildPort = { send: (message: unknown, text?: string) => void };

/** Opens the connection to the parent process. Call it before other teams' code runs. */
export function openChildPort(onMessage: (message: never, text: string) => void): ChildPort {
  const { exit, stderr } = process;
  // Prints the error before the process ends, because Node's own code for this fails after built-in
  // objects were frozen.
  process.on('uncaughtException', (error: unknown) => {
    const words = error instanceof Error ? String(error.stack) : String(error);
    stderr.write(`${words}\n`, () => exit(1));
  });
  const link = new Socket({ fd: LINK, readable: true, writable: true });
  const leave = () => exit(0);
  link.on('close', leave).on('end', leave).on('error', leave);
  link.on(
    'data',
    frameReader({
      largest: LARGEST_MESSAGE,
      onMessage: (message, text) => onMessage(message as never, text.toString()),
      onNonsense: leave,
    }),
  );
  new Worker(GUARD, {
    eval: true,
    workerData: process.ppid,
    env: {},
    stdin: false,
    resourceLimits: { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  }).unref();
  return { send: (message, text) => writeFrame(link, message, text) };
}
