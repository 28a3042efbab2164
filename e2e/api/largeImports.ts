import { discardShop, startShop, type ShopServer } from '../server';
import { healthWatch, slowness } from './healthWatch';
import { importRow, sendImport } from './imports';
import { finding, type Fault, type Finding } from './report';
import { storedInFile } from './stored';

const MB = 1 << 20;
const ROWS = 140_000;
/**
 * The longest allowed response times during an import: of the health endpoint in milliseconds, and
 * of a rejected import in seconds.
 */
const HEALTH_MS = 250;
const REFUSED_SECONDS = 10;

const rows = () => Array.from({ length: ROWS }, (_, number) => importRow(number));
const lastIsBad = () => [...rows().slice(1), { ...importRow(0), status: 'lost' }];

type Sent = { what: string; body: () => string; status: number; seconds: number };

/** The bodies to send, with the expected response and the time limit in seconds of each. */
const BODIES: readonly Sent[] = [
  {
    what: '26 MB of opening brackets',
    body: () => '['.repeat(26 * MB),
    status: 400,
    seconds: REFUSED_SECONDS,
  },
  {
    what: '26 MB of empty lists',
    body: () => `[${'[],'.repeat((26 * MB) / 3)}[]]`,
    status: 422,
    seconds: REFUSED_SECONDS,
  },
  {
    what: '26 MB of brackets beside an empty list',
    body: () => `{"bookings":[],"more":[${'[],'.repeat((26 * MB) / 3)}[]]}`,
    status: 400,
    seconds: REFUSED_SECONDS,
  },
  {
    what: '140,000 rows, the last of them bad',
    body: () => JSON.stringify(lastIsBad()),
    status: 422,
    seconds: 60,
  },
  { what: '140,000 rows', body: () => JSON.stringify(rows()), status: 200, seconds: 240 },
];

/**
 * Sends the longest imports that staff can send. The server must accept or reject each of them in
 * bounded time, while other requests hardly wait.
 */
export const largeImports: Fault = {
  name: 'imports of the largest size',
  async run() {
    const shop = await startShop();
    try {
      const findings: Finding[] = [];
      for (const sent of BODIES) findings.push(await take(shop, sent));
      return findings;
    } finally {
      await discardShop(shop);
    }
  },
};

async function take(shop: ShopServer, sent: Sent): Promise<Finding> {
  const bytes = Buffer.from(sent.body());
  const slow = await slowness(shop.url, HEALTH_MS);
  const health = healthWatch(shop.url);
  const began = performance.now();
  const status = await sendImport(shop, bytes);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const watched = await health.stop();
  const stored = storedInFile(shop.dataDir).references.length;
  const counts = {
    status,
    seconds,
    MB: Math.round(bytes.length / MB),
    'ms p99 of health': watched.p99Ms,
    'ms for the slowest health': watched.longestMs,
    'times a quiet machine': Math.round(slow * 10) / 10,
    'health refusals': watched.failed,
    'rows stored': stored,
  };
  const holds =
    status === sent.status &&
    seconds < sent.seconds * slow &&
    watched.p99Ms < HEALTH_MS * slow &&
    watched.failed === 0 &&
    stored === (sent.status === 200 ? ROWS : 0);
  return finding(`an import of ${sent.what}`, counts, holds);
}
