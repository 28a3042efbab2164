import { setImmediate as breathe } from 'node:timers/promises';
import { heldRows, inTransaction, lockKeys, type Reads } from '../db';
import { eraseBooking, type LeftFiles, MERGES, removeTraces } from '../bookings';
import { daysBefore, inSlices, monthsBefore, SLICE, type Retention } from './periods';

/**
 * The number of bookings that one transaction erases. The number is small, because each erasure
 * changes several tables and the search index.
 */
const ERASURES = 10;

/**
 * Erases bookings whose retention period is over. The period begins with the last change of the
 * booking, but not before the appointment. For spam, it begins when staff marked the booking, even
 * if the appointment is later.
 */
export async function eraseOldBookings({ db, files, config, now }: Retention): Promise<number> {
  const limit = monthsBefore(now, config.retention.bookingsMonths).toISOString();
  const spamLimit = daysBefore(now, config.retention.spamDays);
  return inSlices(async () => {
    const oldOnes = (reads: Reads) =>
      reads
        .selectFrom('bookings')
        .select('id')
        .where('erased_at', 'is', null)
        .where((row) =>
          row.or([
            row('spam_at', '<', spamLimit),
            row.and([
              row('updated_at', '<', limit),
              row.or([row('starts_key', '<', limit), row('starts_key', '=', '~')]),
            ]),
          ]),
        );
    const old = await oldOnes(db).limit(SLICE).execute();
    for (let start = 0; start < old.length; start += ERASURES) {
      const ids = old.slice(start, start + ERASURES).map(({ id }) => id);
      const left = await inTransaction(db, async (trx) => {
        await lockKeys(trx, db.engine, [MERGES]);
        // If somebody has changed a booking meanwhile, its retention period begins again.
        const still = oldOnes(trx).where('id', 'in', ids).orderBy('id');
        const held = await heldRows(still, db.engine).execute();
        const traces: LeftFiles[] = [];
        // Erases one booking after the other. Two of them may belong to one customer, and each
        // erasure checks the phone numbers and notes of that customer.
        for (const { id } of held) traces.push(await eraseBooking(trx, id, now));
        return traces;
      });
      for (const traces of left) await removeTraces({ db, files }, traces);
      await breathe();
    }
    return old.length;
  });
}
