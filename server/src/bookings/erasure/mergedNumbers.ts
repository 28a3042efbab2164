import type { Reads } from '../../db';

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
