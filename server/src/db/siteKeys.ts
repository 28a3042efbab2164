import type { Db } from './schema';
import { newSecret } from './ids';
import { store } from './transact';

type Purpose = 'browser-cookie';

const read = new WeakMap<Db, Map<Purpose, Promise<string>>>();

/** The shop's own key for a purpose, made when it is asked for the first time; of several processes one makes it. */
export function siteKey(db: Db, purpose: Purpose, now: Date): Promise<string> {
  const keys = read.get(db) ?? new Map<Purpose, Promise<string>>();
  read.set(db, keys);
  const known = keys.get(purpose) ?? readOrMake(db, purpose, now);
  keys.set(purpose, known);
  // A database that rests now is asked again.
  known.catch(() => keys.delete(purpose));
  return known;
}

async function readOrMake(db: Db, purpose: Purpose, now: Date): Promise<string> {
  const find = () =>
    db.selectFrom('site_keys').select('value').where('purpose', '=', purpose).executeTakeFirst();
  const present = await find();
  if (present) return present.value;
  await store(db, (trx) =>
    trx
      .insertInto('site_keys')
      .values({ purpose, value: newSecret(), created_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const { value } = (await find()) ?? {};
  if (!value) throw new Error(`the key for ${purpose} was not kept`);
  return value;
}
