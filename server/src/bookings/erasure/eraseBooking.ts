import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Actor } from '../../auth';
import { phoneDigits } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { endLinks } from '../bookingLinks';
import { eraseMails, removeMailFiles } from '../../notifications';
import type { Files } from '../../runtime';
import { type Db, emptyJournalSoon, type Trx } from '../../db';
import { deleteIntake } from '../checkIn/storedIntakes';
import { freeSlot } from '../openingHours/slots';
import { deletePickup } from '../pickups/storedPickups';
import { detachSubmissions } from '../../abuseLimits';
import { removePhotoFiles } from '../../photos';
import { noteAudit } from '../bookingHistory';
import { changeBooking } from '../storedBookings';
import { forgetNumber } from './numbersWithoutBookings';

const ERASED = 'Erased';

/** Files that the caller must delete after the transaction of the erasure is committed. */
export type LeftFiles = { photos: string[]; mails: string[] };

/**
 * Removes all personal data from a booking. Reference, status and times stay for the shop's
 * statistics. `MERGES` is the lock for phone numbers that belong to one customer. The transaction
 * takes this lock before it locks the booking, because it may split a number from its customer.
 */
export async function eraseBooking(trx: Trx, id: string, now: Date): Promise<LeftFiles> {
  const before = trx.selectFrom('bookings').select('phone_key').where('id', '=', id);
  const number = (await before.executeTakeFirst())?.phone_key ?? '';
  const row = await trx
    .updateTable('bookings')
    .set((row) => ({
      // Increases the version, so that a page that was loaded before cannot store the erased data
      // again.
      version: row('version', '+', 1),
      customer_name: ERASED,
      customer_email: ERASED.toLowerCase(),
      customer_phone: ERASED.toLowerCase(),
      // Customers can type their own text into both columns, so both may contain personal data.
      device_model: ERASED,
      repair_service: ERASED,
      preferred_date: null,
      city: null,
      notes: null,
      photo_id: null,
      shelf: null,
      labels: '[]',
      name_key: ERASED.toLowerCase(),
      phone_digits: phoneDigits(''),
      email_key: '',
      phone_key: '',
      text_channels: '',
      erased_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .returning(['reference'])
    .executeTakeFirst();
  if (!row) return { photos: [], mails: [] };
  const searchable = trx
    .updateTable('bookings')
    .set({ search_text: ` ${row.reference.toLowerCase()} \n ${ERASED.toLowerCase()} ` });
  await searchable.where('id', '=', id).execute();
  await endLinks(trx, id);
  await detachSubmissions(trx, id);
  await deleteIntake(trx, id);
  await deletePickup(trx, id);
  await trx.updateTable('booking_audit').set({ note: null }).where('booking_id', '=', id).execute();
  await trx.deleteFrom('estimates').where('booking_id', '=', id).execute();
  await trx.deleteFrom('booking_notes').where('booking_id', '=', id).execute();
  await forgetNumber(trx, number);
  const mails = await eraseMails(trx, id);
  const photos = await trx
    .deleteFrom('photos')
    .where('booking_id', '=', id)
    .returning('id')
    .execute();
  return { photos: photos.map((photo) => photo.id), mails };
}

/**
 * Deletes files that no row refers to any longer. Also empties the database's journal, which may
 * contain erased data. It is no error if a file is missing.
 */
export async function removeTraces(
  { db, files }: { db: Db; files: Files },
  { photos, mails }: LeftFiles,
): Promise<void> {
  await removePhotoFiles(files, photos);
  await removeMailFiles(files, mails);
  emptyJournalSoon(db);
}

/** Cancels a booking that is still open, without a message to the customer. */
export async function cancelOpen(trx: Trx, booking: Booking, by: Actor, now: Date): Promise<void> {
  const { id, status: from, appointmentDate, appointmentTime } = booking;
  if (from !== 'pending' && from !== 'confirmed') return;
  await changeBooking(trx, booking, { status: 'cancelled' }, now);
  if (appointmentDate) await freeSlot(trx, appointmentDate, appointmentTime);
  await noteAudit(trx, id, { from, to: 'cancelled', by }, now);
}
