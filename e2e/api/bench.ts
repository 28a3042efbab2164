import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { node, run } from '../../tools/lib/run.mjs';
import { inRoot } from '../../tools/lib/workspace.mjs';
import { api } from '../api';
import { staffSession } from '../staff';
import { discardShop, startShop } from '../server';
import { freeTimes } from './load';
import { medianRound, measurementOf, type Measurement } from './measurement';
import { rawBookings } from './rawBookings';

const { values } = parseArgs({
  options: {
    /**
     * Measures only requests whose name contains this text. By default, it measures all requests.
     */
    only: { type: 'string', default: '' },
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
  },
});
const { only } = values;
const [rows, rounds, seconds] = [values.rows, values.rounds, values.seconds].map(Number) as [
  number,
  number,
  number,
];
const CONNECTIONS = [1, 16, 64];
/**
 * The first second of each measurement does not count. In this second the clients open their
 * connections, because a busy server accepts only a few new connections at once.
 */
const OPENING_SECONDS = 1;

type Ask = Parameters<typeof autocannon>[0]['requests'][number];

const databaseUrl = process.env.DATABASE_URL;
const shop = await startShop({
  SLOT_CAPACITY: '100',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
console.info(`Filling ${rows} bookings and threads …`);
await run(node, [inRoot('server/dist/seed.js'), `--bookings=${rows}`, `--threads=${rows}`], {
  env: { DATA_DIR: shop.dataDir, LOG_LEVEL: 'warn' },
});

const times = await freeTimes(shop.url);
const { headers: staff } = await staffSession(shop.url);
const { appointment, shopDate } = api(shop.url);
let drawn = 0;

const BOOK = 'book an appointment';
const EVERY_QUESTION: Record<string, Ask> = {
  [BOOK]: {
    method: 'POST',
    path: '/api/bookings',
    setupRequest(request) {
      const { shopDate: day = '', time = '' } = times[(drawn += 1) % times.length] ?? {};
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      return { ...request, headers, body: JSON.stringify(appointment(day, time)) };
    },
  },
  'availability of a month': {
    path: `/api/availability?from=${shopDate(1)}&to=${shopDate(31)}`,
  },
  'dashboard list': { path: '/api/bookings?status=confirmed&page=3', headers: staff },
  'dashboard search': { path: '/api/bookings?search=asha%20gurung', headers: staff },
  'composed page, cached': { path: '/repairs/iphone' },
  'composed page, rendered': {
    setupRequest: (request) => ({ ...request, path: `/repairs/iphone?visit=${(drawn += 1)}` }),
  },
};

const QUESTIONS = Object.fromEntries(
  Object.entries(EVERY_QUESTION).filter(([name]) => name.includes(only)),
);

async function ask(question: Ask, connections: number): Promise<Measurement> {
  const taken: number[] = [];
  let refused = 0;
  const running = autocannon({
    url: shop.url,
    connections,
    duration: seconds + OPENING_SECONDS,
    requests: [question],
  });
  const opened = performance.now() + OPENING_SECONDS * 1000;
  running.on('response', (_client, status, _bytes, ms) => {
    if (performance.now() < opened) return;
    if (status >= 200 && status < 300) taken.push(ms);
    else refused += 1;
  });
  const { errors } = await running;
  return measurementOf(taken, seconds, refused + errors);
}

const RAW = 'the same booking as raw SQL';
const measured = new Map<string, Measurement[]>();
const note = (name: string, connections: number, measurement: Measurement) => {
  const key = `${name}|${connections}`;
  measured.set(key, [...(measured.get(key) ?? []), measurement]);
};

// Each round runs every measurement once. So if the machine is busy for a minute, this affects all
// measurements, not only one.
for (let round = 0; round < rounds; round += 1) {
  for (const connections of CONNECTIONS) {
    for (const [name, question] of Object.entries(QUESTIONS)) {
      note(name, connections, await ask(question, connections));
    }
    if (!BOOK.includes(only)) continue;
    const place = { dataDir: shop.dataDir, databaseUrl };
    note(RAW, connections, await rawBookings(place, times, connections, seconds));
  }
}

const result = (name: string, connections: number) =>
  medianRound(measured.get(`${name}|${connections}`) ?? []);
const engine = databaseUrl ? 'PostgreSQL' : 'SQLite';
console.info(`\n${engine}, ${rows} rows, median of ${rounds} rounds of ${seconds} s; milliseconds`);
console.info(
  'question                      connections   a second     p50     p95     p99  failed',
);
for (const name of [...Object.keys(QUESTIONS), ...(BOOK.includes(only) ? [RAW] : [])]) {
  for (const connections of CONNECTIONS) {
    const { perSecond, p50, p95, p99, failed } = result(name, connections);
    const figures = [p50, p95, p99].map((value) => value.toFixed(1).padStart(8)).join('');
    console.info(
      `${name.padEnd(30)}${String(connections).padStart(11)}${String(perSecond).padStart(11)}${figures}${String(failed).padStart(8)}`,
    );
  }
}
for (const connections of BOOK.includes(only) ? CONNECTIONS : []) {
  const booked = result(BOOK, connections).perSecond;
  const raw = result(RAW, connections).perSecond;
  console.info(
    `${connections} connections: the API books ${Math.round((100 * booked) / raw)} % of what raw SQL does`,
  );
}
const answer = await fetch(`${shop.url}/api/health`);
await discardShop(shop);
process.exit(answer.ok ? 0 : 1);
