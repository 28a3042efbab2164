import type { CustomerMerge } from '@mcs-repairs/shared/domain/types/customer';
import type { Reads } from '../db';

/** Returns the merges that made these phone numbers one customer, newest first. */
export async function listMerges(trx: Reads, numbers: readonly string[]): Promise<CustomerMerge[]> {
  return trx
    .selectFrom('customer_merge_log')
    .select(['id', 'other_key as number', 'by_name as by', 'merged_at as at'])
    .where('other_key', 'in', numbers)
    .where('main_key', 'in', numbers)
    .where('undone_at', 'is', null)
    .orderBy('merged_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
