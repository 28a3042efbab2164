import pg from 'pg';
import { createEmptyPlace, createTestDatabase, ENGINE } from '../../test/testDatabase';
import type { TestDatabase } from '../../test/testDatabase';
import { noteEvents } from './changes';
import { openDatabase } from './openDatabase';
import type { Db } from './schema';
import { inTransaction, transact } from './transact';

let place: TestDatabase;
const opened: Db[] = [];
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
  await place.remove();
});

/** Opens a second connection to the same database, which stands for another process. */
function otherProcess(change: { parameter?: string; listenUrl?: string } = {}): Db {
  const { dataDir, databaseUrl = '' } = place;
  const listenUrl = change.listenUrl;
  const db = openDatabase({
    dataDir,
    databaseUrl: databaseUrl + (change.parameter ?? ''),
    ...(listenUrl && { listenUrl }),
  });
  opened.push(db);
  return db;
}

const note = (db: Db) => inTransaction(db, (trx) => noteEvents(trx, 'bookings', ['a'], new Date()));

function countWakeUps(db: Db) {
  let count = 0;
  db.wakeUps.listen('events', () => (count += 1));
  return () => count;
}

async function eventually(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('It did not become so');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a commit notifies this process once, and a rollback does not', async () => {
  let woken = 0;
  const stop = place.db.wakeUps.listen('events', () => (woken += 1));
  if (ENGINE === 'postgres') await eventually(place.db.wakeUps.reachesAll);
  woken = 0;
  await inTransaction(place.db, async (trx) => {
    await noteEvents(trx, 'bookings', ['a', 'b'], new Date());
    await noteEvents(trx, 'alerts', ['c'], new Date());
    expect(woken).toBe(0);
  });
  expect(woken).toBe(1);
  await transact(place.db, async (trx) => {
    await noteEvents(trx, 'bookings', ['a'], new Date());
    return { ok: false, failure: { code: 'conflict', message: 'Refused' } };
  });
  stop();
  await note(place.db);
  expect(woken).toBe(1);
});

(ENGINE === 'sqlite' ? test : test.skip)('a file has nobody else to tell', () => {
  countWakeUps(place.db);
  expect(place.db.wakeUps.reachesAll()).toBe(false);
});

(ENGINE === 'postgres' ? describe : describe.skip)('on PostgreSQL', () => {
  test('a change notifies other processes, and many changes all arrive in the end', async () => {
    const other = otherProcess();
    const woken = countWakeUps(other);
    await eventually(other.wakeUps.reachesAll);
    const before = woken();
    await note(place.db);
    await eventually(() => woken() > before);
    for (let count = 0; count < 50; count += 1) await note(place.db);
    const soFar = woken();
    await note(place.db);
    await eventually(() => woken() > soFar);
    // There are fewer notifications than changes, because changes in quick succession share one
    // notification.
    expect(woken()).toBeLessThan(40);
  });

  test('a lost connection is replaced, notifies everybody, and is reported once', async () => {
    const other = otherProcess();
    const reasons: string[] = [];
    other.wakeUps.reportTo((reason) => reasons.push(reason));
    const woken = countWakeUps(other);
    await eventually(other.wakeUps.reachesAll);
    const before = woken();
    const client = new pg.Client({ connectionString: place.databaseUrl });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`,
    );
    await client.end();
    await eventually(() => !other.wakeUps.reachesAll());
    await eventually(() => other.wakeUps.reachesAll() && woken() > before);
    expect(reasons).toHaveLength(1);
    const again = woken();
    await note(place.db);
    await eventually(() => woken() > again);
  });

  test('behind a pooler, nobody listens without a direct address of the server', async () => {
    const pooled = otherProcess({ parameter: '?pgbouncer=true' });
    countWakeUps(pooled);
    const direct = otherProcess({ parameter: '?pgbouncer=true', listenUrl: place.databaseUrl });
    const woken = countWakeUps(direct);
    await eventually(direct.wakeUps.reachesAll);
    expect(pooled.wakeUps.reachesAll()).toBe(false);
    const before = woken();
    await note(place.db);
    await eventually(() => woken() > before);
  });

  test('an address where no notification arrives is reported, and never counts as working', async () => {
    const elsewhere = await createEmptyPlace();
    const other = otherProcess({ listenUrl: elsewhere.databaseUrl });
    const reasons: string[] = [];
    other.wakeUps.reportTo((reason) => reasons.push(reason));
    countWakeUps(other);
    await eventually(() => reasons.length > 0);
    await later(500);
    expect(other.wakeUps.reachesAll()).toBe(false);
    expect(reasons).toEqual(['A notification did not come back']);
    elsewhere.remove();
  });
});
