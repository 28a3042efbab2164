import { newSecret } from './ids';
import type { Db } from './schema';

const known = new WeakMap<Db, Map<string, Promise<string>>>();

/** A secret that is drawn once for this database; every process that shares it gets the same one. Not within a transaction. */
export function serverSecret(db: Db, name: 'network' | 'proof'): Promise<string> {
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
  await db
    .insertInto('server_secrets')
    .values({ name, value: newSecret(), created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
