import { mobileNumber } from 'shared/domain/rules/mobileNumber';
import type { Channel } from 'shared/domain/types/message';
import type { Reads } from '../db/schema';
import type { MailKind } from '../mail/outbox';
import type { Shop } from '../shop';
import { hasText } from '../texts/textWords';

/** What is of use within hours: who agreed to texts gets these so, and all else by mail where there is an address. */
const BEST_AS_TEXT: ReadonlySet<MailKind> = new Set([
  'reminder-day',
  'reminder-hours',
  'booking-completed',
  'booking-unrepaired',
  'booking-pickup',
]);

/** By which way a message of a kind goes to a booking's customer; null when there is none. */
export async function wayTo(
  trx: Reads,
  { config }: Pick<Shop, 'config'>,
  bookingId: string,
  kind: MailKind,
): Promise<Channel | null> {
  const row = await trx
    .selectFrom('bookings')
    .select(['customer_email', 'customer_phone', 'text_channels'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!row) return null;
  const agreed = row.text_channels.split(',');
  const channel = config.shop.textChannels?.find((way) => agreed.includes(way));
  const canText = channel && hasText(kind) && mobileNumber(row.customer_phone) !== null;
  const hasMail = row.customer_email !== '';
  if (canText && (BEST_AS_TEXT.has(kind) || !hasMail)) return channel;
  return hasMail ? 'mail' : null;
}
