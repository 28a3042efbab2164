import path from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';

/** The content of the database, which tests read directly instead of through the API. */
export type Stored = {
  references: string[];
  /**
   * The number of rows that break a rule. A booking must have one history entry and one message
   * about the booking in the outbox. A slot's count must be correct and within its capacity.
   */
  brokenRows: number;
  integrity: string;
};

const REFERENCES = 'select reference from bookings';
const WITHOUT_HISTORY = `select count(*) as count from bookings b
  where (select count(*) from booking_audit a
      where a.booking_id = b.id and coalesce(a.note, '') not like 'Moved from %') <> 1
     or (select count(*) from outbox o
      where o.booking_id = b.id and o.kind <> 'booking-moved') <> 1`;
const WRONG_SLOTS = `select count(*) as count from slots s
  where s.booked <> (select count(*) from bookings b
    where b.appointment_date = s.shop_date and b.appointment_time = s.time and b.status <> 'cancelled')
     or s.booked > s.capacity`;

export function storedInFile(dataDir: string): Stored {
  const database = new Libsql(path.join(dataDir, 'shop.sqlite'));
  try {
    const all = (text: string) => database.prepare(text).all() as Record<string, unknown>[];
    const count = (text: string) => Number(all(text)[0]?.count);
    return {
      references: all(REFERENCES).map((row) => String(row.reference)),
      brokenRows: count(WITHOUT_HISTORY) + count(WRONG_SLOTS),
      integrity: String(all('pragma integrity_check')[0]?.integrity_check),
    };
  } finally {
    database.close();
  }
}

export async function storedInServer(databaseUrl: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const all = async (text: string) =>
      (await client.query(text)).rows as Record<string, unknown>[];
    const count = async (text: string) => Number((await all(text))[0]?.count);
    return {
      references: (await all(REFERENCES)).map((row) => String(row.reference)),
      brokenRows: (await count(WITHOUT_HISTORY)) + (await count(WRONG_SLOTS)),
      integrity: 'ok',
    };
  } finally {
    await client.end();
  }
}

/** Returns how many acknowledged bookings are not stored. */
export function lost(acknowledged: readonly { reference: string }[], stored: Stored): number {
  const present = new Set(stored.references);
  return acknowledged.filter(({ reference }) => !present.has(reference)).length;
}

export const isSound = ({ brokenRows, integrity }: Stored) =>
  brokenRows === 0 && integrity === 'ok';
