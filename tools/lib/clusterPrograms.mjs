import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** The programs that `npm run test:cluster` needs, with the Debian package of each. */
const PROGRAMS = {
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/lib/postgresql': 'postgresql',
  '/usr/bin/redis-server': 'redis-server',
  '/usr/bin/openssl': 'openssl',
};

/**
 * Debian runs this program before it starts an installed service. The exit code 101 forbids the
 * start.
 */
const POLICY = '/usr/sbin/policy-rc.d';

/** Returns the Debian packages that are missing on this machine. */
export const missingPackages = () =>
  Object.entries(PROGRAMS)
    .filter(([file]) => !existsSync(file))
    .map(([, name]) => name);

/**
 * Installs the missing packages if this process runs as root on Debian, without starting their
 * services. Without a network, the installation stops after a minute, and the packages stay
 * missing.
 */
export function installPrograms() {
  const missing = missingPackages();
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.join(', ')} …`);
  const apt = (...args) =>
    execFileSync(
      'apt-get',
      ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args],
      {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  const hasPolicy = existsSync(POLICY);
  try {
    if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing);
  } catch (error) {
    console.log(`The packages could not be installed: ${String(error)}`);
  } finally {
    if (!hasPolicy) rmSync(POLICY, { force: true });
  }
}
