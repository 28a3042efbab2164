import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const BINARY = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((file) =>
  existsSync(file),
);

/**
 * Declares tests that need a Redis server. Without Redis on the machine, they are skipped, and
 * their name says why.
 */
export const describeWithRedis = (name: string, tests: () => void) =>
  BINARY ? describe(name, tests) : describe.skip(`${name} (needs redis-server)`, tests);

/**
 * The time limit for the start of Redis, in milliseconds. Jest's limit for a hook is longer, so a
 * slow start reports its own error.
 */
const START_MS = 4000;

/** Starts a Redis server that stores nothing on disk. */
export async function startRedis() {
  const home = mkdtempSync(path.join(os.tmpdir(), 'redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start() {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', home];
    child = spawn(BINARY ?? '', args, { stdio: 'ignore' });
    child.once('error', () => {});
    const until = Date.now() + START_MS;
    while (!(await connects(port))) {
      if (child.exitCode !== null || Date.now() > until) {
        child.kill('SIGKILL');
        throw new Error('redis-server did not start');
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    async remove() {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const connects = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Chooses a port as tools/lib/freePort.mjs does. Jest cannot import that file. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return (await connects(port)) ? freePort() : port;
}
