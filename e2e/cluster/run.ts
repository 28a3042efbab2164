import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { freeTimes } from '../api/load';
import { type Fault, report, skipped } from '../api/report';
import { staffSession } from '../staff';
import { ACTS } from './acts';
import { startCluster } from './cluster';
import { play } from './play';
import { buildVersions } from './versions';

/**
 * The test skips this many free slots, which is about two days. Bookings in the next two days would
 * get a reminder during the test, which would look like a second message.
 */
const TWO_DAYS_OF_TIMES = 24;
/** The disturbances of a short run, which takes about two minutes. */
const SHORT = ['update', 'rolling', 'primary'];

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '64' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',') ?? (values.short ? SHORT : Object.keys(ACTS));
const customers = Number(values.customers);

console.info('Starting the cluster …');
const home = process.env.CLUSTER_DIR ?? '';
const versions = only.includes('update') ? await buildVersions(home) : null;
const cluster = await startCluster(home, versions);
const times = (await freeTimes(cluster.url)).slice(TWO_DAYS_OF_TIMES);
const { headers: staff } = await staffSession(cluster.url);
const acts = Object.entries(ACTS).filter(([name]) => only.includes(name));
const alone = acts.map(([, act]): Fault => ({
  name: act.name,
  run: async (isShort) => [
    act === ACTS.update && !versions
      ? skipped(act.name, 'the clone has no history of the previous version')
      : await play(act, cluster, times, { customers, isShort, staff }),
  ],
}));
const holds = await report({ beside: [], alone }, values.short);
// Other programs on a busy machine delay everything, so a limit may fail because of them.
const [load = 0] = loadavg();
console.info(`load of the machine: ${load.toFixed(0)} on ${availableParallelism()} cores`);
process.exit(holds ? 0 : 1);
