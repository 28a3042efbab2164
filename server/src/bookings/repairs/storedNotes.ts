import type { BookingNote } from '@mcs-repairs/shared/domain/types/repair';
import { newId, type Reads, type Trx } from '../../db';
import type { Actor } from '../../auth';

export async function insertNote(
  trx: Trx,
  { bookingId, text, by }: { bookingId: string; text: string; by: Actor },
  now: Date,
): Promise<BookingNote> {
  const note = { id: newId(), at: now.toISOString(), by: by.name, text };
  await trx
    .insertInto('booking_notes')
    .values({
      id: note.id,
      booking_id: bookingId,
      at: note.at,
      by_name: by.name,
      staff_id: by.staffId,
      text,
    })
    .execute();
  return note;
}

/** Returns the notes of a booking, newest first, at most two hundred. */
export async function notesOf(trx: Reads, bookingId: string): Promise<BookingNote[]> {
  return trx
    .selectFrom('booking_notes')
    .select(['id', 'at', 'by_name as by', 'text'])
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
