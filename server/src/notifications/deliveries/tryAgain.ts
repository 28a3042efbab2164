import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { change } from '../../changes';
import { failure } from '../../runtime';
import type { Trx } from '../../db';
import { readPayload } from '../email/mailPayload';
import { addMail, type MailKind } from '../email/outbox';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';

/** Codes that are spent when they are late. */
const SPENT: ReadonlySet<MailKind> = new Set(['tracking-code', 'booking-held']);

/**
 * Sends a message again that failed, with a link of its own where it was given up or did not arrive. One that is being sent, or was sent, is
 * left alone: its row has no problem, and the database decides that together with the change.
 */
export async function tryAgain(
  shop: Shop,
  { bookingId, deliveryId }: { bookingId: string; deliveryId: string },
  by: Actor,
): Promise<Result<null>> {
  return change<null>(shop, 'bookings', async (trx, changed) => {
    const now = shop.now();
    const row = await trx
      .selectFrom('outbox')
      .select(['kind', 'channel', 'payload', 'report'])
      .where('id', '=', deliveryId)
      .where('booking_id', '=', bookingId)
      .executeTakeFirst();
    if (!row || !(await shop.bookingsOfMessages.isThere(trx, bookingId)))
      return { ok: false, failure: failure('not-found') };
    const kind = row.kind as MailKind;
    if (SPENT.has(kind)) return refused('This message is of no use any more.');
    const payload = readPayload(row.payload);
    const token = payload.token ?? (await shop.bookingsOfMessages.addLink(trx, bookingId));
    // A gateway takes the same number for the same message: what it could not deliver is another one.
    if (row.report === 'failed' && (await clearProblem(trx, deliveryId))) {
      const { channel } = row;
      await addMail(trx, { bookingId, kind, channel, payload: { ...payload, token } }, now);
      return asked(trx);
    }
    const again = await trx
      .updateTable('outbox')
      .set({
        next_attempt_at: now.toISOString(),
        // As after a first attempt: what becomes of it is news to who looks at the booking.
        attempts: 1,
        problem: null,
        payload: JSON.stringify({ ...payload, token }),
      })
      .where('id', '=', deliveryId)
      .where('sent_at', 'is', null)
      .where('report', 'is', null)
      .where('problem', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!again) return refused('This message is on its way, or was sent already.');
    return asked(trx);

    async function asked(trx: Trx): Promise<Result<null>> {
      await shop.bookingsOfMessages.noteRetry(trx, bookingId, by);
      changed(bookingId);
      return { ok: true, value: null };
    }
  });
}

/** Of two presses one finds it. */
async function clearProblem(trx: Trx, id: string): Promise<boolean> {
  const cleared = await trx
    .updateTable('outbox')
    .set({ problem: null })
    .where('id', '=', id)
    .where('problem', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return cleared !== undefined;
}

const refused = (message: string): Result<never> => ({
  ok: false,
  failure: failure('transition-refused', { message }),
});
