import { newSecret } from './ids';
import type { Db, Reads } from './schema';
import { inTransaction } from './transact';

const known = new WeakMap<Db, Map<string, Promise<string>>>();

const NAMES = [
  'network',
  'recipient',
  'proof',
  'browser-cookie',
  'passcode',
  'preview',
  'push',
  'second-factor',
] as const;
export type SecretName = (typeof NAMES)[number];

/** Reads every secret of a database, so that from now on each of them is known also within a transaction. */
export async function loadSecrets(db: Db): Promise<void> {
  for (const name of NAMES) await serverSecret(db, name);
}

/** A secret that is drawn once for this database; every process that shares it gets the same one. Within a transaction only after `loadSecrets`. */
export function serverSecret(db: Db, name: SecretName): Promise<string> {
  const ofDatabase = known.get(db) ?? new Map<string, Promise<string>>();
  known.set(db, ofDatabase);
  const before = ofDatabase.get(name);
  if (before) return before;
  const reading = readOrDraw(db, name);
  ofDatabase.set(name, reading);
  // A database that rests is asked again next time.
  reading.catch(() => ofDatabase.delete(name));
  return reading;
}

async function readOrDraw(db: Db, name: string): Promise<string> {
  const present = await read(db, name);
  if (present) return present;
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('server_secrets')
      .values({ name, value: newSecret(), created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const drawn = await read(trx, name);
    if (!drawn) throw new Error(`The secret ${name} was not kept`);
    return drawn;
  });
}

async function read(trx: Reads, name: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
