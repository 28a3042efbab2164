import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { change } from '../../changes';
import { refused } from '../../runtime';
import type { Trx } from '../../db';
import { readPayload } from '../email/mailPayload';
import { addMail, type MailKind } from '../email/outbox';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';

/**
 * Messages with codes or requested links are useless when they arrive late, so nobody can send them
 * again.
 */
const SPENT: ReadonlySet<MailKind> = new Set(['tracking-code', 'booking-held', 'link-text']);

/**
 * Sends a failed message again. If the server gave the message up or the gateway did not deliver
 * it, the message gets a new link. A message that was sent, or that a worker is sending, has no
 * problem in its row and stays unchanged. The condition of the update ensures this.
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
    // A gateway ignores an id that it has seen. A message that the gateway failed to deliver
    // therefore becomes a new row.
    if (row.report === 'failed' && (await clearProblem(trx, deliveryId))) {
      const { channel } = row;
      await addMail(trx, { bookingId, kind, channel, payload: { ...payload, token } }, now);
      return asked(trx);
    }
    const again = await trx
      .updateTable('outbox')
      .set({
        next_attempt_at: now.toISOString(),
        // One attempt is already counted, so that the worker updates the booking's page with the
        // result.
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

/** Clears the problem. If two requests do so at once, only one gets true. */
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
