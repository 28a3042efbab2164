import { existsSync } from 'node:fs';

/** The programs of `npm run test:cluster`, and the Debian packages that contain them. */
const PROGRAMS = {
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/lib/postgresql': 'postgresql',
  '/usr/bin/redis-server': 'redis-server',
  '/usr/bin/openssl': 'openssl',
};

/** Returns the packages that this machine lacks. */
export const missingPackages = () =>
  Object.entries(PROGRAMS)
    .filter(([file]) => !existsSync(file))
    .map(([, name]) => name);
