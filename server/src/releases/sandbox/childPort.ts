import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { frameReader, writeFrame } from './frames';

/** File descriptor of the pipe to the parent process (`openChild`). */
const LINK = 3;
/**
 * The maximum size of a message, in bytes. It is enough for a registry with the bundles of a large
 * site.
 */
const LARGEST_MESSAGE = 64 << 20;

/**
 * A script that ends the process when its parent has ended. It runs in a separate thread, because a
 * page in an endless loop would never notice the closed pipe.
 */
const GUARD = `
const parent = require('node:worker_threads').workerData;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);`;

export type ChildPort = { send: (message: unknown, text?: string) => void };

/** Opens the connection to the parent process. Call it before any code of areas runs. */
export function openChildPort(onMessage: (message: never, text: string) => void): ChildPort {
  const { exit, stderr } = process;
  // Prints the error before the process ends. Node's own printer fails once built-ins are frozen.
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
