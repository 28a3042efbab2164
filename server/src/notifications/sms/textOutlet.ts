import { mobileNumber } from '@mcs-repairs/shared/domain/rules/mobileNumber';
import { afterQuietHours, isQuiet } from '@mcs-repairs/shared/domain/rules/quietHours';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import type { Shop } from '../shop';
import type { Db } from '../../db';
import { DeliveryFailure } from '../email/delivery';
import type { Recipients } from '../email/mailOutlet';
import { readPayload, type MailPayload } from '../email/mailPayload';
import type { MailKind } from '../email/outbox';
import type { Outlet } from '../email/outlet';
import { isOutdated } from '../email/reminderKinds';
import type { TextGateway } from './gateway';
import { takeCredit, type Spent } from './takeCredit';
import { writeText } from './writeText';

export type TextOutletOptions = {
  db: Db;
  recipients: Pick<Recipients, 'booking' | 'sender'>;
  config: Pick<Shop['config'], 'shop' | 'texts' | 'rateLimits'>;
  /** Returns the origin of the site, with which private links begin. */
  siteUrl: () => string;
  now: () => Date;
};

/**
 * The maximum number of attempts to send a text message. With the worker's pauses, the last attempt
 * is a quarter of an hour after the first. Later, an email is more likely to arrive.
 */
const ATTEMPTS = 6;
const LIMIT_WORDS: Record<Spent, string> = {
  number: 'The daily limit of text messages to this number is reached',
  person: 'The daily limit of codes to this customer is reached',
  network: 'The daily limit of text messages for bookings from one network is reached',
  all: 'The shop’s daily limit of text messages is reached',
};

/**
 * Returns whether the customer is waiting for the message. Such a message contains a code. It is
 * sent at any hour, and gets only one attempt, because a later one would come too late.
 */
const isAwaited = (kind: MailKind) => kind === 'tracking-code';

/** Messages that a customer requested on the site. They have the same limits as codes. */
const REQUESTED: ReadonlySet<MailKind> = new Set(['tracking-code', 'link-text']);

/**
 * Creates the channel that sends text messages to customers. It obeys the daily limits, and sends
 * only to customers who agreed. At night, it sends only messages that the customer requested.
 */
export function textOutlet(
  channel: TextChannel,
  gateway: TextGateway,
  { db, recipients, config, siteUrl, now }: TextOutletOptions,
): Outlet {
  const { mostParts } = config.texts;
  return {
    attempts: ATTEMPTS,
    refusals: 1,
    isAwaited,
    async send({ id, bookingId, kind, payload: text }) {
      const payload = readPayload(text);
      const isRequested = REQUESTED.has(kind);
      if (isQuiet(now()) && !isRequested) return afterQuietHours(now());
      if (kind === 'request-answer') return sendAnswer(id, payload);
      const booking = await recipients.booking(db, bookingId);
      const number = booking && mobileNumber(booking.customerPhone);
      // A customer who requests a text message thereby agrees to it. For WhatsApp, the customer
      // must also have agreed in a booking.
      const isAgreed =
        booking?.textChannels?.includes(channel) || (isRequested && channel === 'sms');
      if (!number || !isAgreed) return 'nobody';
      if (isOutdated(kind, payload, booking, now())) return 'dropped';
      const about = { kind, payload, booking, shopName: config.shop.name, siteUrl: siteUrl() };
      const words = writeText({ ...about, mostParts });
      if (words === null) {
        throw new DeliveryFailure('limit', `The text would have more than ${mostParts} parts`);
      }
      const { network: askedBy = '', person = '' } = payload;
      const code = isRequested ? { askedBy, person } : undefined;
      return spend({ id, number, bookingId, code }, words);
    },
  };

  async function spend(spending: Parameters<typeof takeCredit>[1], text: string): Promise<'sent'> {
    if (config.rateLimits > 0) {
      const spent = await takeCredit(db, spending, config.texts, now());
      if (spent) throw new DeliveryFailure('limit', LIMIT_WORDS[spent]);
    }
    await gateway.send({ id: spending.id, channel, to: spending.number, text });
    return 'sent';
  }

  /**
   * Sends the answer to an enquiry or quote request. Its sender asked for an answer by text
   * message, which counts as consent.
   */
  async function sendAnswer(id: string, { request, message = '' }: MailPayload) {
    const sender = request && (await recipients.sender(db, request));
    const number = sender && mobileNumber(sender.phone);
    return number ? spend({ id, number, bookingId: '' }, message) : 'nobody';
  }
}
