import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { change } from '../changes';
import { lockKeys, newId } from '../db';
import { refused } from '../runtime';
import type { Shop } from './shop';
import { type Actor, noteLog } from '../auth';
import { mainKeyOf, MERGES, numbersOf } from '../bookings';

/**
 * Merges another customer, with all their phone numbers, into this customer. Logs the merge, so
 * that staff can undo it.
 */
export async function mergeCustomers(
  shop: Shop,
  phoneKey: string,
  otherKey: string,
  by: Actor,
): Promise<Result<null>> {
  const now = shop.now();
  return change(shop, 'bookings', async (trx, changed) => {
    await lockKeys(trx, shop.db.engine, [MERGES]);
    const main = await mainKeyOf(trx, phoneKey);
    const other = await mainKeyOf(trx, otherKey);
    if (main === other) {
      const message = 'This number belongs to this customer already';
      return { ok: false, failure: { code: 'invalid', message, fields: { other: message } } };
    }
    const numbers = await numbersOf(trx, other);
    const joined = trx.updateTable('customer_merges').set({ main_key: main });
    await joined.where('main_key', '=', other).execute();
    await trx
      .insertInto('customer_merges')
      .values({ phone_key: other, main_key: main, created_at: now.toISOString() })
      .execute();
    await trx
      .insertInto('customer_merge_log')
      .values({
        id: newId(),
        main_key: main,
        other_key: other,
        numbers: JSON.stringify(numbers),
        merged_at: now.toISOString(),
        by_name: by.name,
        staff_id: by.staffId,
        undone_at: null,
        undone_by: null,
      })
      .execute();
    const detail = `a customer with ${counted(numbers.length)}, into another`;
    await noteLog(trx, { event: 'customers-joined', detail }, by, now);
    changed('customers');
    return { ok: true, value: null };
  });
}

/**
 * Undoes a merge of two customers. The merged phone numbers become a separate customer again, with
 * all data of these numbers.
 */
export async function partCustomers(
  shop: Shop,
  phoneKey: string,
  mergeId: string,
  by: Actor,
): Promise<Result<null>> {
  const now = shop.now();
  return change(shop, 'bookings', async (trx, changed) => {
    await lockKeys(trx, shop.db.engine, [MERGES]);
    const main = await mainKeyOf(trx, phoneKey);
    const merge = await trx
      .updateTable('customer_merge_log')
      .set({ undone_at: now.toISOString(), undone_by: by.name })
      .where('id', '=', mergeId)
      .where('undone_at', 'is', null)
      .returning(['other_key', 'numbers'])
      .executeTakeFirst();
    if (!merge || (await mainKeyOf(trx, merge.other_key)) !== main) {
      return refused('not-found');
    }
    const { other_key: other } = merge;
    const numbers = JSON.parse(merge.numbers) as string[];
    await trx.deleteFrom('customer_merges').where('phone_key', '=', other).execute();
    // Staff may have merged a number with a third customer since. Such a number stays with that
    // customer.
    const parted = trx.updateTable('customer_merges').set({ main_key: other });
    await parted.where('phone_key', 'in', numbers).where('main_key', '=', main).execute();
    const detail = `a customer with ${counted(numbers.length)}, from another`;
    await noteLog(trx, { event: 'customers-parted', detail }, by, now);
    changed('customers');
    return { ok: true, value: null };
  });
}

const counted = (numbers: number) => (numbers === 1 ? 'one number' : `${numbers} numbers`);
