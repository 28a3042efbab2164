import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { change } from '../../changes';
import { refused } from '../../runtime';
import type { Trx } from '../../db';
import { readPayload } from '../email/mailPayload';
import { addMail, type MailKind } from '../email/outbox';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';

/**
 * Messages with codes or requested links. Staff cannot send them again, because they are useless
 * when they arrive late.
 */
const SPENT: ReadonlySet<MailKind> = new Set(['tracking-code', 'booking-held', 'link-text']);

/**
 * Sends a failed message again. If the server has stopped trying, or if the provider did not
 * deliver the message, the message gets a new private link. A message without a problem stays
 * unchanged, because it was sent or a worker is sending it. The condition of the update ensures
 * that.
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
      return refused('not-found');
    const kind = row.kind as MailKind;
    if (SPENT.has(kind)) return refusedRetry('This message is no longer needed.');
    const payload = readPayload(row.payload);
    const token = payload.token ?? (await shop.bookingsOfMessages.addLink(trx, bookingId));
    // The provider ignores a message whose id it already knows. A text message that it did not
    // deliver therefore becomes a new row with a new id.
    if (row.report === 'failed' && (await clearProblem(trx, deliveryId))) {
      const { channel } = row;
      await addMail(trx, { bookingId, kind, channel, payload: { ...payload, token } }, now);
      return asked(trx);
    }
    const again = await trx
      .updateTable('outbox')
      .set({
        next_attempt_at: now.toISOString(),
        // The row starts with one attempt. The worker notifies open staff pages of a delivery only
        // if there were earlier attempts.
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
    if (!again) return refusedRetry('This message is on its way or was already sent.');
    return asked(trx);

    async function asked(trx: Trx): Promise<Result<null>> {
      await shop.bookingsOfMessages.noteRetry(trx, bookingId, by);
      changed(bookingId);
      return { ok: true, value: null };
    }
  });
}

/**
 * Clears the problem of a message. If two requests do this at once, returns true to only one of
 * them.
 */
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

const refusedRetry = (message: string) => refused('transition-refused', { message });
