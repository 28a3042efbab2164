import { newSecret } from './ids';
import type { Db, Reads } from './schema';
import { inTransaction } from './transact';

const known = new WeakMap<Db, Map<string, Promise<string>>>();

const NAMES = [
  'network',
  'recipient',
  'proof',
  'browser-cookie',
  'thread-follow',
  'passcode',
  'preview',
  'push',
  'second-factor',
] as const;
export type SecretName = (typeof NAMES)[number];

/**
 * Loads every server secret in advance. Transactions can then use the secrets without another
 * query.
 */
export async function loadSecrets(db: Db): Promise<void> {
  for (const name of NAMES) await serverSecret(db, name);
}

/**
 * Returns a secret that is created once for this database and shared by all processes. Before a
 * transaction calls it, `loadSecrets` must have run.
 */
export function serverSecret(db: Db, name: SecretName): Promise<string> {
  const ofDatabase = known.get(db) ?? new Map<string, Promise<string>>();
  known.set(db, ofDatabase);
  const before = ofDatabase.get(name);
  if (before) return before;
  const reading = readOrDraw(db, name);
  ofDatabase.set(name, reading);
  // After a database error, the next call tries again.
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
