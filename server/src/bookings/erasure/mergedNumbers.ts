import type { Reads } from '../../db';

/**
 * Returns the main phone number of a customer. Staff may have merged other phone numbers of the
 * customer with the main number.
 */
export async function mainKeyOf(trx: Reads, phoneKey: string): Promise<string> {
  const merged = await trx
    .selectFrom('customer_merges')
    .select('main_key')
    .where('phone_key', '=', phoneKey)
    .executeTakeFirst();
  return merged?.main_key ?? phoneKey;
}

/** Returns every phone number of the customer with this main number, the main one first. */
export async function numbersOf(trx: Reads, mainKey: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('customer_merges')
    .select('phone_key')
    .where('main_key', '=', mainKey)
    .orderBy('phone_key')
    .execute();
  return [mainKey, ...rows.map(({ phone_key }) => phone_key)];
}
