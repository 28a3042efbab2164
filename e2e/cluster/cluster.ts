import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../tools/lib/freePort.mjs';
import { start as startProcess } from '../../tools/lib/run.mjs';
import { inRoot } from '../../tools/lib/workspace.mjs';
import { until as untilSo } from '../api/composedPage';
import { type ShopServer, startShop } from '../server';
import { type Machines, startMachines } from './machines';
import type { Versions } from './versions';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const POSTGRES = '/usr/lib/postgresql';
/** The maximum time for the start of a service on a busy machine, in milliseconds. */
const PATIENCE_MS = 120_000;
/**
 * A process needs at most this time to answer all requests that it has received, in milliseconds.
 */
const DRAIN_MS = 2000;

export type Service = {
  /** Starts the service, or restarts it if it has ended. */
  start(): void;
  /** Sends a signal to the service: `SIGSTOP` pauses it, and `SIGCONT` continues it. */
  signal(name: NodeJS.Signals): void;
  pid(): number | undefined;
  end(name?: NodeJS.Signals): Promise<void>;
  isRunning(): boolean;
};

export type Node = {
  name: string;
  patroni: Service;
  restUrl: string;
  /** Kills the database server. Patroni keeps running. */
  killDatabase(): void;
  /**
   * Makes every write to a file fail, as on a full disk. Affects the database server and Patroni.
   */
  setDiskFull(isFull: boolean): void;
};

export type Cluster = {
  /** The address that visitors use. */
  url: string;
  /** The address of the primary database server. It bypasses PgBouncer. */
  databaseUrl: string;
  sites: ShopServer[];
  /** Replaces one process of the previous version with a process of the next version. */
  update(index: number): Promise<void>;
  /** Returns the names of the migrations that ran on the database. */
  migrations(): Promise<string[]>;
  /** The store of releases, which the processes share. */
  storeDir: string;
  nodes: Node[];
  pgbouncer: Service;
  etcd: Service;
  redis: Service;
  /**
   * Returns the addresses of three more processes, which have rate limits. The first call starts
   * them.
   */
  limitedSites(): Promise<string[]>;
  /** Returns three more processes, whose releases a bucket shares. The call starts them. */
  machines(): Promise<Machines>;
  primary(): Promise<Node>;
  /** Waits until one database server is the primary and the other its synchronous replica. */
  untilWhole(): Promise<void>;
};

/**
 * Starts all services of the cluster, with their files in the folder `home`. The caller must end
 * the processes. With `versions`, the processes of the site run the older version.
 */
export async function startCluster(home: string, versions: Versions | null): Promise<Cluster> {
  const folder = (name: string) => {
    const made = path.join(home, name);
    mkdirSync(made, { mode: 0o700 });
    if (isRoot) chownSync(made, NOBODY, NOBODY);
    return made;
  };
  const write = (name: string, text: string) => {
    const file = path.join(home, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (isRoot) chownSync(file, NOBODY, NOBODY);
    return file;
  };
  /**
   * Writes a copy of a sample from `deploy/cluster`, with these values in place of its variables.
   */
  const filled = (sample: string, name: string, values: Record<string, string | number>) => {
    const text = readFileSync(inRoot('deploy/cluster', sample), 'utf8');
    return write(
      name,
      text.replace(/\$\{([A-Z\d_]+)\}/g, (whole, key) => `${values[key] ?? whole}`),
    );
  };
  const service = (command: string, args: string[]) => makeService(home, command, args);

  const names = ['HTTPS', 'PRIMARY', 'PGBOUNCER', 'ETCD', 'PEER', 'NODE1', 'NODE1_REST'] as const;
  const more = ['NODE2', 'NODE2_REST', 'REDIS'] as const;
  const ports = Object.fromEntries(
    await Promise.all([...names, ...more].map(async (name) => [`${name}_PORT`, await freePort()])),
  ) as Record<`${(typeof names)[number] | (typeof more)[number]}_PORT`, number>;
  const PASSWORD = randomBytes(16).toString('hex');
  const url = `https://127.0.0.1:${ports.HTTPS_PORT}`;

  const client = `http://127.0.0.1:${ports.ETCD_PORT}`;
  const peer = `http://127.0.0.1:${ports.PEER_PORT}`;
  const addresses = [`--listen-client-urls=${client}`, `--advertise-client-urls=${client}`];
  const peers = [`--listen-peer-urls=${peer}`, `--initial-advertise-peer-urls=${peer}`];
  const place = [`--data-dir=${folder('etcd')}`, `--initial-cluster=default=${peer}`];
  const etcd = service('/usr/bin/etcd', [...addresses, ...peers, ...place]);
  etcd.start();
  await until('etcd', async () => (await fetch(`${client}/health`)).ok);

  const [version = ''] = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a));
  const makeNode = (name: string, PORT: number, REST_PORT: number): Node => {
    const DATA_DIR = folder(name);
    const config = filled('patroni.yml', `${name}.yml`, {
      NODE: name,
      PORT,
      REST_PORT,
      ETCD_PORT: ports.ETCD_PORT,
      DATA_DIR,
      BIN_DIR: path.join(POSTGRES, version, 'bin'),
      PGPASS_FILE: path.join(home, `${name}.pgpass`),
      SOCKET_DIR: home,
      PASSWORD,
    });
    const patroni = service('/usr/bin/patroni', [config]);
    const databasePid = () => {
      const [pid = ''] = readFileSync(path.join(DATA_DIR, 'postmaster.pid'), 'utf8').split('\n');
      return realPid(Number(pid));
    };
    return {
      name,
      patroni,
      restUrl: `http://127.0.0.1:${REST_PORT}`,
      killDatabase: () => void process.kill(databasePid(), 'SIGKILL'),
      setDiskFull(isFull) {
        const database = existsSync(path.join(DATA_DIR, 'postmaster.pid')) ? [databasePid()] : [];
        limitFiles([realPid(patroni.pid()), ...database], isFull ? '0' : 'unlimited');
      },
    };
  };
  const nodes = [
    makeNode('node1', ports.NODE1_PORT, ports.NODE1_REST_PORT),
    makeNode('node2', ports.NODE2_PORT, ports.NODE2_REST_PORT),
  ];
  for (const { patroni } of nodes) patroni.start();
  const has = async ({ restUrl }: Node, role: string) => {
    const response = await fetch(`${restUrl}/${role}`, { signal: AbortSignal.timeout(1000) });
    return response.ok;
  };
  const find = async (role: string) => {
    const found = await Promise.all(nodes.map((node) => has(node, role).catch(() => false)));
    return nodes[found.indexOf(true)];
  };
  const untilWhole = () =>
    until('a primary and its synchronous replica', async () =>
      Boolean((await find('primary')) && (await find('synchronous'))),
    );
  await untilWhole();

  // HAProxy needs the ports of the site's processes, and these processes need the port of HAProxy.
  // So all ports are chosen before either starts.
  const sitePorts = await Promise.all([freePort(), freePort(), freePort()]);
  const COMMANDS_SOCKET = path.join(home, 'haproxy.sock');
  const command = (line: string) => commandOf(COMMANDS_SOCKET, line);
  const haproxy = service('/usr/sbin/haproxy', [
    '-db',
    '-f',
    filled('haproxy.cfg', 'haproxy.cfg', {
      ...ports,
      COMMANDS_SOCKET,
      ...Object.fromEntries(sitePorts.map((port, index) => [`SITE${index + 1}_PORT`, port])),
      CERTIFICATE: write(
        'both.pem',
        ['certificate.pem', 'key.pem']
          .map((name) => readFileSync(path.join(home, name), 'utf8'))
          .join(''),
      ),
    }),
  ]);
  haproxy.start();
  const asAdmin = (name: string) =>
    `postgres://postgres:${PASSWORD}@127.0.0.1:${ports.PRIMARY_PORT}/${name}`;
  // After its start, HAProxy treats both database servers as the primary until its first health
  // checks have run.
  await sleep(2000);
  await ask(asAdmin('postgres'), `create role shop login password '${PASSWORD}'`);
  await ask(asAdmin('postgres'), 'create database shop owner shop');

  const pgbouncer = service('/usr/sbin/pgbouncer', [
    filled('pgbouncer.ini', 'pgbouncer.ini', {
      ...ports,
      USERS_FILE: write('users.txt', `"shop" "${PASSWORD}"\n`),
    }),
  ]);
  pgbouncer.start();

  const redis = service('/usr/bin/redis-server', [
    ...['--port', `${ports.REDIS_PORT}`, '--bind', '127.0.0.1', '--save', ''],
    ...['--dir', folder('redis')],
  ]);
  redis.start();

  const dataDir = path.join(home, 'data');
  mkdirSync(dataDir);
  const storeDir = path.join(home, 'store');
  cpSync(inRoot('dist/remotes'), storeDir, { recursive: true });
  const database = (port: number) => `postgres://shop:${PASSWORD}@127.0.0.1:${port}/shop`;
  const startSite = (port: number, environment = {}, server = versions?.newer) =>
    startShop(
      {
        PORT: String(port),
        DATA_DIR: dataDir,
        REMOTES_DIR: storeDir,
        SHELL_DIR: inRoot('dist/shell'),
        DATABASE_URL: `${database(ports.PGBOUNCER_PORT)}?pgbouncer=true`,
        DATABASE_LISTEN_URL: database(ports.PRIMARY_PORT),
        REDIS_URL: `redis://127.0.0.1:${ports.REDIS_PORT}`,
        PUBLIC_URL: url,
        SLOT_CAPACITY: '100',
        DRAIN_SECONDS: '3',
        ...environment,
      },
      server,
    );
  // Version 2.0.0 does not support PgBouncer.
  const direct = { DATABASE_URL: database(ports.PRIMARY_PORT) };
  const startFirst = (port: number) =>
    versions ? startSite(port, direct, versions.older) : startSite(port);
  const [firstPort, ...otherPorts] = sitePorts;
  // The first process runs the migrations, so it must start before the others.
  const sites: ShopServer[] = [await startFirst(firstPort)];
  sites.push(...(await Promise.all(otherPorts.map(startFirst))));
  let limited: Promise<string[]> | undefined;
  await until('the site behind HAProxy', async () => (await fetch(`${url}/api/health`)).ok);
  return {
    url,
    databaseUrl: asAdmin('shop'),
    sites,
    async update(index) {
      // Version 2.0.0 does not support DRAIN_SECONDS. So HAProxy stops sending requests to the
      // process before the process stops.
      const server = `site/site${index + 1}`;
      await command(`set server ${server} state drain`);
      await sleep(DRAIN_MS);
      await sites[index]?.stop();
      sites[index] = await startSite(sitePorts[index] ?? 0);
      await command(`set server ${server} state ready`);
    },
    async migrations() {
      const { rows } = await ask(asAdmin('shop'), 'select name from migrations order by name');
      return rows.map(({ name }) => String(name));
    },
    storeDir,
    nodes,
    pgbouncer,
    etcd,
    redis,
    limitedSites: () =>
      (limited ??= Promise.all(
        [1, 2, 3].map(async () => {
          const site = await startSite(await freePort(), { RATE_LIMITS: '1' });
          return site.url;
        }),
      )),
    machines: () => startMachines(home, startSite),
    async primary() {
      const node = await find('primary');
      if (!node) throw new Error('No server is the primary');
      return node;
    },
    untilWhole,
  };
}

/**
 * Sends a command to HAProxy.
 * @throws with the answer of HAProxy, if there is one.
 */
async function commandOf(socket: string, line: string): Promise<void> {
  const connection = connect(socket);
  connection.end(`${line}\n`);
  const answer = (await text(connection)).trim();
  if (answer !== '') throw new Error(`${line}: ${answer}`);
}

function makeService(home: string, command: string, args: string[]): Service {
  const log = path.join(home, `${path.basename(command)}.log`);
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  let child: ChildProcess | undefined;
  const isRunning = () => child?.exitCode === null && child.signalCode === null;
  return {
    isRunning,
    start() {
      const output = openSync(log, 'a');
      child = startProcess(command, args, {
        ...identity,
        cwd: home,
        env: { PATH: process.env.PATH, HOME: home, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', output, output],
      });
      closeSync(output);
    },
    signal: (name) => void child?.kill(name),
    pid: () => child?.pid,
    async end(name = 'SIGKILL') {
      if (!isRunning()) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child?.kill(name);
      await ended;
    },
  };
}

/**
 * Limits the size of the files that these processes and their children may write. Then every write
 * of PostgreSQL and Patroni fails.
 */
function limitFiles(roots: readonly number[], most: string): void {
  const pairs = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/).map(Number));
  const found = new Set(roots);
  // A child starts after its parent, but may have a smaller process id. So the loop reads the list
  // until it finds no new process.
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const [pid = 0, parent = 0] of pairs) if (found.has(parent)) found.add(pid);
  }
  for (const pid of found) {
    try {
      const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
      execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${most}:`], { ...identity, stdio: 'pipe' });
    } catch (error) {
      // Ignores the error if the process has ended in the meantime.
      if (existsSync(`/proc/${pid}`)) throw error;
    }
  }
}

/**
 * @throws if the id is missing or 0. A signal to process 0 would reach all processes of this
 * command.
 */
export function realPid(pid: number | undefined): number {
  if (pid === undefined || !(pid > 1)) throw new Error(`${pid} is the id of no process`);
  return pid;
}

export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const tookMs = await untilSo(() => isSo().catch(() => false), PATIENCE_MS);
  if (tookMs === null) throw new Error(`${what} did not come up`);
}

async function ask(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  await client.connect();
  return client.query(statement).finally(() => client.end());
}
