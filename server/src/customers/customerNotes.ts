import type { CustomerNote, NewCustomerNote } from '@mcs-repairs/shared/domain/types/customer';
import { inTransaction, newId } from '../db';
import type { Shop } from './shop';
import type { Actor } from '../auth';

export async function addCustomerNote(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  phoneKey: string,
  { text }: NewCustomerNote,
  { name, staffId }: Actor,
): Promise<CustomerNote> {
  const note = { id: newId(), text, by: name, at: now().toISOString() };
  await inTransaction(db, (trx) =>
    trx
      .insertInto('customer_notes')
      .values({
        id: note.id,
        phone_key: phoneKey,
        text,
        by_name: name,
        staff_id: staffId,
        created_at: note.at,
      })
      .execute(),
  );
  return note;
}
