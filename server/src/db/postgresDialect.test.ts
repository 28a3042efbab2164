import net from 'node:net';
import { Kysely, sql } from 'kysely';
import { createTestDatabase, ENGINE } from '../../test/testDatabase';
import { withoutLimit } from './concurrentIndex';
import { isDatabaseDown } from './databaseFailures';
import { openDatabase } from './openDatabase';
import { postgresDialect } from './postgresDialect';
import type { Db, Tables, Trx } from './schema';
import { inTransaction } from './transact';

// These tests need a PostgreSQL server, because an SQLite file has no connections to a server.
const onPostgres = ENGINE === 'postgres' ? describe : describe.skip;

onPostgres.each([
  ['', { named: 1, outside: '15s' }],
  ['?pgbouncer=true', { named: 0, outside: '0' }],
])('a connection with %j', (parameter, { named, outside }) => {
  let db: Db;
  beforeEach(async () => {
    const { databaseUrl, dataDir } = await createTestDatabase();
    db = openDatabase({ databaseUrl: `${databaseUrl}${parameter}`, dataDir });
  });
  afterEach(() => db.destroy());

  const timeouts = async (reads: Db | Trx) => {
    const { rows } = await sql<{ statement: string; idle: string }>`select
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(reads);
    return rows[0];
  };

  test('has both timeouts within a transaction, and no settings remain for the next user', async () => {
    expect(await inTransaction(db, timeouts)).toEqual({ statement: '15s', idle: '15s' });
    expect(await timeouts(db)).toEqual({ statement: outside, idle: outside });
  });

  test('a statement without a time limit changes no setting of a connection of the pool', async () => {
    const { databaseUrl, dataDir } = await createTestDatabase();
    const listenUrl = databaseUrl;
    const own = openDatabase({ databaseUrl: `${databaseUrl}${parameter}`, listenUrl, dataDir });
    const before = await timeouts(own);
    const asked = sql`select current_setting('statement_timeout') as statement`;
    await withoutLimit(own, sql`create table limits as ${asked}`);
    expect((await sql`select statement from limits`.execute(own)).rows).toEqual([
      { statement: '0' },
    ]);
    expect(await timeouts(own)).toEqual(before);
    await sql`drop table limits`.execute(own);
    await own.destroy();
  });

  test('uses named statements only if the connection is not pooled', async () => {
    const count = await inTransaction(db, async (trx) => {
      await sql`select ${1}::integer`.execute(trx);
      const found = sql<{
        count: number;
      }>`select count(*)::integer as count from pg_prepared_statements
        where statement like 'select $1::integer%'`;
      return (await found.execute(trx)).rows[0]?.count;
    });
    expect(count).toBe(named);
  });

  test('searches for texts are planned for each text', async () => {
    const named = await inTransaction(db, async (trx) => {
      await sql`select ${'text'}::text like ${'%x%'}`.execute(trx);
      return sql`select 1 from pg_prepared_statements where statement like 'select $1::text%'`.execute(
        trx,
      );
    });
    expect(named.rows).toEqual([]);
  });

  test('a statement alone is sent again after a conflict, and one of a transaction is not', async () => {
    await sql`create sequence tries`.execute(db);
    // Runs a statement that fails with a conflict at two of three attempts. A sequence counts the
    // attempts, because a rollback does not change a sequence.
    const conflicting = (name: string, reads: Db | Trx) =>
      sql
        .raw(
          `do $$ begin
        if nextval('tries') % 3 <> 0 then raise sqlstate '40001'; end if;
        update event_counter set last = last + ${name === 'alone' ? 1 : 10};
      end $$`,
        )
        .execute(reads);
    const tries = async () =>
      (await sql<{ last: string }>`select last_value as last from tries`.execute(db)).rows[0]?.last;
    await conflicting('alone', db);
    expect(Number(await tries())).toBe(3);
    let runs = 0;
    await inTransaction(db, async (trx) => {
      runs += 1;
      await conflicting('inside', trx);
    });
    expect([runs, Number(await tries())]).toEqual([3, 6]);
    await sql`drop sequence tries`.execute(db);
    const { last } = await db.selectFrom('event_counter').select('last').executeTakeFirstOrThrow();
    expect(last).toBe(11);
    await db.updateTable('event_counter').set({ last: 0 }).execute();
  });

  test('rolls back', async () => {
    const failing = inTransaction(db, async (trx) => {
      await sql`update event_counter set last = 99`.execute(trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { last } = await db.selectFrom('event_counter').select('last').executeTakeFirstOrThrow();
    expect(last).toBe(0);
  });
});

test('a former primary that is read-only counts as an unavailable database', () => {
  expect(isDatabaseDown(Object.assign(new Error('read-only transaction'), { code: '25006' }))).toBe(
    true,
  );
});

onPostgres('a connection on which nothing arrives', () => {
  test('fails its statement and is replaced', async () => {
    const { databaseUrl = '' } = await createTestDatabase();
    const address = new URL(databaseUrl);
    const server = { host: address.hostname, port: Number(address.port || 5432) };
    let isSilent = false;
    const sockets = new Set<net.Socket>();
    const proxy = net.createServer((client) => {
      isSilent = false;
      const upstream = net.connect(server);
      for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}));
      client.on('data', (chunk) => isSilent || upstream.write(chunk));
      upstream.on('data', (chunk) => isSilent || client.write(chunk));
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    address.hostname = '127.0.0.1';
    address.port = String((proxy.address() as net.AddressInfo).port);
    const db = new Kysely<Tables>({ dialect: postgresDialect(address.href, 1000) });
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    isSilent = true;
    const began = performance.now();
    const failure = await db
      .transaction()
      .execute((trx) => sql`select 1`.execute(trx))
      .catch((error: unknown) => error);
    expect(isDatabaseDown(failure)).toBe(true);
    expect(performance.now() - began).toBeLessThan(5000);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await db.destroy();
  });
});
