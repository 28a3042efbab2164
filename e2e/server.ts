import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../tools/lib/freePort.mjs';
import { node, start as startProcess } from '../tools/lib/run.mjs';
import { inRoot } from '../tools/lib/workspace.mjs';

/**
 * The staff account of shops that tests start. On a running site, the account of the environment.
 */
export const STAFF = {
  email: process.env.E2E_STAFF_EMAIL ?? 'staff@shop.example',
  password: process.env.E2E_STAFF_PASSWORD ?? 'correct-horse-battery',
};

export type ShopServer = {
  url: string;
  dataDir: string;
  /** Stops the process gracefully. With `kill`, stops it at once. */
  stop(kill?: boolean): Promise<void>;
  /** Starts the process again with the same port and data. */
  start(): Promise<void>;
  output(): string;
  /** Returns the id of the running process. */
  pid(): number | undefined;
};

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const ready = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not become ready:\n${output()}`);
}

/**
 * Variables of the tool `faketime`, which changes the clock of these tests. The servers get them
 * too, so that all processes have the same time.
 */
const CLOCK = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME)/.test(name)),
);

/** Stops the servers when the process of the tests ends. */
const running = new Set<() => void>();
process.once('exit', () => running.forEach((end) => end()));

/**
 * Starts the built site with new data. The port is free, or the value of `PORT`. `environment` adds
 * or replaces environment variables. `server` is the main file of another build of the server.
 */
export async function startShop(
  environment: Record<string, string> = {},
  server = inRoot('server/dist/server.js'),
): Promise<ShopServer> {
  const port = Number(environment.PORT ?? (await freePort()));
  const dataDir = environment.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'shop-'));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let text = '';

  const start = async () => {
    const started = startProcess(node, ['--enable-source-maps', server], {
      env: {
        PATH: process.env.PATH,
        ...CLOCK,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        STAFF_EMAIL: STAFF.email,
        STAFF_PASSWORD: STAFF.password,
        RATE_LIMITS: '0',
        // The server normally rejects requests when its event loop is slow. On a busy machine, this
        // would disturb tests, so it is off here. Other tests check it.
        MAX_EVENT_LOOP_DELAY_MS: '0',
        // For the same reason, pages of journeys are always rendered. Other tests and measurements
        // have the usual limit.
        ...(process.env.TEST_WORKER_INDEX && { RENDER_TIMEOUT_MS: '30000' }),
        LOG_LEVEL: 'warn',
        // deploy/shop.service has the same value.
        MALLOC_MMAP_THRESHOLD_: '1048576',
        MALLOC_ARENA_MAX: '2',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.stdout?.on('data', (chunk) => (text += chunk));
    started.stderr?.on('data', (chunk) => (text += chunk));
    child = started;
    await untilReady(url, started, () => text);
  };

  const stop = async (kill = false) => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(kill ? 'SIGKILL' : 'SIGTERM');
    await ended;
  };

  await start();
  running.add(() => child?.kill('SIGKILL'));
  return {
    url,
    dataDir,
    start,
    stop,
    output: () => text,
    pid: () => child?.pid,
  };
}

/** Describes a site that already runs. Tests can neither start nor stop this site. */
export function runningSite(url: string): ShopServer {
  const refuse = async () => {
    throw new Error(`A journey that stops its server is none for ${url}`);
  };
  return { url, dataDir: '', start: refuse, stop: refuse, output: () => '', pid: () => undefined };
}

/** Stops the server and deletes its data. */
export async function discardShop(shop: ShopServer): Promise<void> {
  await shop.stop();
  rmSync(shop.dataDir, { recursive: true, force: true });
}
