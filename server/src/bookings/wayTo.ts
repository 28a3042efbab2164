import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import type { Reads } from '../db';
import { hasText, type MailKind } from '../notifications';
import type { Shop } from './shop';
import { toTextChannels } from './bookingRows';

/**
 * Urgent messages. Customers who agreed to text messages get them in this way. All others get them
 * by email if they have an address.
 */
const BEST_AS_TEXT: ReadonlySet<MailKind> = new Set([
  'reminder-day',
  'reminder-hours',
  'booking-completed',
  'booking-unrepaired',
  'booking-pickup',
]);

/** A booking with its contact. With only an id, the contact is read from the database. */
export type Reached = Pick<Booking, 'id'> & (Contact | { [field in keyof Contact]?: undefined });
type Contact = Pick<Booking, 'customerEmail' | 'customerPhone' | 'textChannels'>;

/**
 * Returns how a message reaches the customer of a booking: email or a text channel. Null if neither
 * is possible.
 */
export async function wayTo(
  trx: Reads,
  { config }: Pick<Shop, 'config'>,
  booking: Reached,
  kind: MailKind,
): Promise<Channel | null> {
  const contact = booking.customerEmail === undefined ? await contactOf(trx, booking.id) : booking;
  if (!contact) return null;
  const channel = config.shop.textChannels?.find((way) => contact.textChannels?.includes(way));
  const canText = channel && hasText(kind) && mobileNumber(contact.customerPhone) !== null;
  const hasMail = contact.customerEmail !== '';
  if (canText && (BEST_AS_TEXT.has(kind) || !hasMail)) return channel;
  return hasMail ? 'mail' : null;
}

async function contactOf(trx: Reads, bookingId: string): Promise<Contact | null> {
  const row = await trx
    .selectFrom('bookings')
    .select(['customer_email', 'customer_phone', 'text_channels'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!row) return null;
  const { customer_email: customerEmail, customer_phone: customerPhone, text_channels } = row;
  return { customerEmail, customerPhone, textChannels: toTextChannels(text_channels) };
}
