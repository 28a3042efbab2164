import { sql } from 'kysely';
import { phoneKey } from '@mcs-repairs/shared/domain/rules/phoneKey';
import { emailKey } from './contactKeys';
import type { BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { Trx } from '../db';

const OPEN: readonly BookingStatus[] = ['pending', 'confirmed'];

export type Contact = { customerEmail: string; customerPhone: string };

/** Counts the future appointments of a contact: the larger count of its email address and its phone number. */
export async function countOpenAppointments(
  trx: Trx,
  { customerEmail, customerPhone }: Contact,
  now: Date,
): Promise<number> {
  const byEmail = await countBy(trx, 'email_key', emailKey(customerEmail), now);
  const byPhone = await countBy(trx, 'phone_key', phoneKey(customerPhone), now);
  return Math.max(byEmail, byPhone);
}

async function countBy(
  trx: Trx,
  column: 'email_key' | 'phone_key',
  key: string,
  now: Date,
): Promise<number> {
  if (key === '') return 0;
  const row = await trx
    .selectFrom('bookings')
    .select(sql<number | string>`count(*)`.as('count'))
    .where(column, '=', key)
    .where('kind', '=', 'appointment')
    .where('status', 'in', OPEN)
    .where('stage', 'is', null)
    .where('starts_key', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
