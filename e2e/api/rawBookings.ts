import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { measurementOf, type Measurement } from './measurement';

type Place = { dataDir: string; databaseUrl?: string };
type Time = { shopDate: string; time: string };
type Step = (sql: string, values: (string | number | null)[]) => unknown;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const secret = () => randomBytes(32).toString('base64url');

/**
 * Returns the SQL statements with which the API stores one booking. The customer's name marks these
 * rows.
 */
function statements({ shopDate, time }: Time): [string, (string | number | null)[]][] {
  const id = randomUUID();
  const now = new Date().toISOString();
  const reference = `R${randomBytes(6).toString('hex')}`;
  const name = `${LETTERS.slice(0, 8)} raw`;
  const searchText = [reference, name, 'raw@example.com', '9800000000', 'iPhone', 'Screen'].join(
    '\n',
  );
  return [
    [
      `insert into slots (shop_date, time, capacity, booked) values (?, ?, 100, 0) on conflict do nothing`,
      [shopDate, time],
    ],
    [
      `update slots set booked = booked + 1 where shop_date = ? and time = ? and booked < capacity returning booked`,
      [shopDate, time],
    ],
    [
      `insert into bookings (id, reference, kind, status, version, customer_name, customer_email, customer_phone,
        device_model, repair_service, duration, name_key, phone_digits, search_text, appointment_date, appointment_time,
        starts_key, estimated_price, created_at, updated_at, created_day, token_hash, calendar_sequence)
       values (?, ?, 'appointment', 'pending', 1, ?, 'raw@example.com', '9800000000', 'iPhone', 'Screen', '1 hour', ?,
        '9800000000', ?, ?, ?, ?, 0, ?, ?, ?, ?, 0) on conflict (reference) do nothing returning id`,
      [
        id,
        reference,
        name,
        name,
        searchText,
        shopDate,
        time,
        `${shopDate}T03:45:00.000Z`,
        now,
        now,
        now.slice(0, 10),
        secret(),
      ],
    ],
    [
      `insert into booking_audit (id, booking_id, at, by_name, staff_id, from_status, to_status, note) values (?, ?, ?, 'customer', null, null, 'pending', null)`,
      [randomUUID(), id, now],
    ],
    [
      `insert into outbox (id, booking_id, kind, payload, created_at, sent_at, attempts, next_attempt_at) values (?, ?, 'booking-received', ?, ?, ?, 0, ?)`,
      [randomUUID(), id, secret().repeat(4), now, now, now],
    ],
    [
      `insert into events (id, number, topic, subject_id, at) values (?, null, 'bookings', ?, ?)`,
      [randomUUID(), id, now],
    ],
    [
      `insert into idempotency (scope, key_hash, body_hash, answer, created_at) values ('bookings', ?, ?, ?, ?) on conflict do nothing returning key_hash`,
      [secret(), secret(), secret().repeat(12), now],
    ],
  ];
}

/**
 * Measures bookings without the API: it runs a booking's SQL directly on the same database. The
 * number of connections applies only to PostgreSQL.
 */
export async function rawBookings(
  place: Place,
  times: readonly Time[],
  connections: number,
  seconds: number,
): Promise<Measurement> {
  return place.databaseUrl
    ? onServer(place.databaseUrl, times, connections, seconds)
    : onFile(place.dataDir, times, seconds);
}

async function onFile(dataDir: string, times: readonly Time[], seconds: number) {
  const database = new Libsql(path.join(dataDir, 'shop.sqlite'));
  database.exec(
    'pragma busy_timeout = 5000; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32000',
  );
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const run: Step = (sql, values) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.reader ? statement.all(values) : statement.run(values);
  };
  const taken: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const began = performance.now();
    run('begin immediate', []);
    for (const [sql, values] of statements(times[taken.length % times.length] as Time))
      run(sql, values);
    run('commit', []);
    taken.push(performance.now() - began);
    // Lets other work of this process run after every twenty bookings.
    if (taken.length % 20 === 0) await new Promise(setImmediate);
  }
  database.close();
  return measurementOf(taken, seconds, 0);
}

async function onServer(
  databaseUrl: string,
  times: readonly Time[],
  connections: number,
  seconds: number,
) {
  const taken: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  const client = async (_: unknown, number: number) => {
    const connection = new pg.Client({ connectionString: databaseUrl });
    await connection.connect();
    let next = number * 97;
    while (performance.now() < until) {
      const began = performance.now();
      await connection.query('begin');
      try {
        for (const [sql, values] of statements(times[next++ % times.length] as Time)) {
          let at = 0;
          const text = sql.replaceAll('?', () => `$${(at += 1)}`);
          await connection.query({ name: text.slice(0, 40), text, values });
        }
        await connection.query('commit');
        taken.push(performance.now() - began);
      } catch {
        failed += 1;
        await connection.query('rollback');
      }
    }
    await connection.end();
  };
  await Promise.all(Array.from({ length: Math.min(connections, 12) }, client));
  return measurementOf(taken, seconds, failed);
}
