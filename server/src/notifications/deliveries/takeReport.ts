import { sql } from 'kysely';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { DeliveryReport, TextChannel } from '@mcs-repairs/shared/domain/types/message';
import { change, noteBeside } from '../../changes';
import { type Engine, heldRows, type Trx } from '../../db';
import { notDelivered } from '../email/failureWords';
import { fallBackToMail } from '../email/fallBackToMail';
import { readPayload, subjectOf } from '../email/mailPayload';
import { NEVER } from '../email/mailQueue';
import type { MailKind } from '../email/outbox';
import type { Shop } from '../shop';

type Place = Pick<Shop, 'config' | 'db' | 'now' | 'changes' | 'bookingsOfMessages'>;

/**
 * Stores the provider's report about a text message. If the message failed, queues one email
 * instead. Only the first report counts. Later reports and reports about unknown messages change
 * nothing.
 */
export async function takeReport(shop: Place, report: DeliveryReport): Promise<Result<null>> {
  const channels = shop.config.texts.webhook?.channels ?? [];
  const place = { engine: shop.db.engine, now: shop.now() };
  return change<null>(shop, 'bookings', async (trx, changed) => {
    const row = channels.length ? await noteReport(trx, report, channels, place) : null;
    const subject = row && subjectOf(row);
    if (row?.bookingId && report.state === 'failed' && !row.wasGivenUp)
      await mailInstead(shop, trx, row);
    if (subject?.topic === 'bookings') changed(subject.id);
    else if (subject) await noteBeside(trx, subject.topic, subject.id, shop.now());
    return { ok: true, value: null };
  });
}

type Reported = {
  bookingId: string;
  kind: MailKind;
  channel: TextChannel;
  payload: string;
  /**
   * True if the server had stopped trying to send the text message before this report. It has then
   * already queued an email instead.
   */
  wasGivenUp: boolean;
};

async function noteReport(
  trx: Trx,
  { id, state, reason }: DeliveryReport,
  channels: readonly TextChannel[],
  { engine, now }: { engine: Engine; now: Date },
): Promise<Reported | null> {
  // Locks the row, because the worker could stop trying to send the message at the same time.
  const row = trx
    .selectFrom('outbox')
    .select(['booking_id', 'kind', 'channel', 'payload', 'sent_at', 'next_attempt_at'])
    .where('id', '=', id)
    .where('attempts', '>', 0)
    .where('channel', 'in', channels);
  const before = await heldRows(row, engine).executeTakeFirst();
  if (!before) return null;
  const at = now.toISOString();
  const channel = before.channel as TextChannel;
  const noted = await trx
    .updateTable('outbox')
    .set({ report: state, reported_at: at, next_attempt_at: NEVER })
    .$if(state === 'failed', (row) => row.set({ problem: notDelivered(channel, reason) }))
    .$if(state === 'delivered', (row) =>
      row.set({ problem: null, payload: '{}', sent_at: sql<string>`coalesce(sent_at, ${at})` }),
    )
    .where('id', '=', id)
    .where('report', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!noted) return null;
  const { booking_id, kind, payload, sent_at, next_attempt_at } = before;
  const wasGivenUp = sent_at === null && next_attempt_at === NEVER;
  return { bookingId: booking_id ?? '', kind: kind as MailKind, channel, payload, wasGivenUp };
}

async function mailInstead(shop: Place, trx: Trx, row: Reported): Promise<void> {
  const { bookingId, kind } = row;
  if (kind === 'tracking-code') return shop.bookingsOfMessages.mailCodesInstead(trx, bookingId);
  // A text message with a link that the customer requested is not replaced by an email, so nobody
  // needs another link.
  if (kind === 'link-text') return;
  const token = await shop.bookingsOfMessages.addLink(trx, bookingId);
  const payload = JSON.stringify({ ...readPayload(row.payload), token });
  await fallBackToMail(trx, { ...row, payload }, shop.now());
}
