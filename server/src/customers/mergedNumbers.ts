import type { Result } from 'shared/domain/types/failure';
import { lockKeys } from '../db/lockKeys';
import type { Reads } from '../db/schema';
import { transact } from '../db/transact';
import type { Shop } from '../shop';

/** What transactions name that change, or go by, which numbers belong together. */
export const MERGES = 'customer merges';

/** The number under which a customer is kept. */
export async function mainKeyOf(trx: Reads, phoneKey: string): Promise<string> {
  const merged = await trx
    .selectFrom('customer_merges')
    .select('main_key')
    .where('phone_key', '=', phoneKey)
    .executeTakeFirst();
  return merged?.main_key ?? phoneKey;
}

/** Every number of the customer of a main key, that one first. */
export async function numbersOf(trx: Reads, mainKey: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('customer_merges')
    .select('phone_key')
    .where('main_key', '=', mainKey)
    .orderBy('phone_key')
    .execute();
  return [mainKey, ...rows.map(({ phone_key }) => phone_key)];
}

/** Joins another customer, with every number that was joined to them before, to this one. */
export async function mergeCustomers(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  phoneKey: string,
  otherKey: string,
): Promise<Result<null>> {
  return transact(db, async (trx) => {
    await lockKeys(trx, db.engine, [MERGES]);
    const main = await mainKeyOf(trx, phoneKey);
    const other = await mainKeyOf(trx, otherKey);
    if (main === other) {
      const message = 'This number belongs to this customer already';
      return { ok: false, failure: { code: 'invalid', message, fields: { other: message } } };
    }
    const numbers = trx.updateTable('customer_merges').set({ main_key: main });
    await numbers.where('main_key', '=', other).execute();
    await trx
      .insertInto('customer_merges')
      .values({ phone_key: other, main_key: main, created_at: now().toISOString() })
      .execute();
    return { ok: true, value: null };
  });
}
