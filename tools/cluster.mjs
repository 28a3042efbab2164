// `npm run test:cluster [-- --customers=16] [-- --only=primary,rolling] [-- --short]`: tests a
// cluster on this machine. It starts HAProxy, three processes of the site, PgBouncer, Redis, and
// two PostgreSQL servers under Patroni with etcd. It kills, pauses and restarts each of them while
// customers book, and counts lost bookings. At the end, it removes everything.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPrograms, missingPackages } from './lib/clusterPrograms.mjs';
import { install } from './lib/install.mjs';

const LONGEST_MS = 12 * 60_000;
/** PostgreSQL and PgBouncer refuse to run as root, so they run as this user. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

/**
 * Kills every process whose working folder or environment contains `home`, and then removes the
 * folder.
 */
function removeAll(home) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (Number(pid) === process.pid) continue;
    try {
      const works = readlinkSync(`/proc/${pid}/cwd`).startsWith(home);
      const knows = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(home);
      if (works || knows) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // Ignores the error: the process has already ended, or belongs to another user.
    }
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

installPrograms();
if (missingPackages().length > 0) {
  console.log(
    `Skipped: this machine lacks ${missingPackages().join(', ')}. Debian has these packages.`,
  );
  process.exit(0);
}
await install();
const { buildIfStale } = await import('./lib/stale.mjs');
if (process.env.SKIP_BUILD !== '1') await buildIfStale();

const home = mkdtempSync(path.join(tmpdir(), 'shop-cluster-'));
process.on('exit', () => removeAll(home));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
setTimeout(() => {
  console.error(`The command took more than ${LONGEST_MS / 60_000} minutes.`);
  process.exit(1);
}, LONGEST_MS).unref();

const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(home, name));
const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
const files = ['-keyout', key, '-out', certificate];
const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
execFileSync('openssl', [...kind, ...files, ...subject], { stdio: 'ignore' });
if (isRoot) for (const file of [home, key, certificate]) chownSync(file, NOBODY, NOBODY);

Object.assign(process.env, { CLUSTER_DIR: home, NODE_EXTRA_CA_CERTS: certificate });
const { runTypescript } = await import('./lib/runTypescript.mjs');
await runTypescript('e2e/cluster/run.ts');
process.exit();
