import { shortDate } from './shortDate';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { MailKind } from '../email/outbox';

/**
 * What a text message may say about a booking. It contains no text that a visitor typed. Otherwise,
 * anybody could send their own text to another person's phone.
 */
type Facts = Pick<
  Booking,
  'reference' | 'kind' | 'pickupFrom' | 'pickupTo' | 'pickupDate' | 'promisedDate'
> & {
  /** The time of the appointment, such as `Tue 24 Nov, 9:30 AM`. Empty without a fixed time. */
  when: string;
  /**
   * Until when the booking keeps its slot without the customer's confirmation, such as `2:15 PM`.
   */
  heldUntil: string;
  /** A code of six digits. Empty if the message contains no code. */
  code: string;
};

const WORDS: Partial<Record<MailKind, (facts: Facts) => string>> = {
  'booking-received': ({ reference, when }) =>
    when ? `We have your booking ${reference}, ${when}.` : `We have your request ${reference}.`,
  'booking-held': ({ reference, when, heldUntil }) =>
    `Booking ${reference}, ${when}: open the link before ${heldUntil} and choose "Keep my booking".`,
  'booking-confirmed': ({ reference, when }) =>
    `Booking ${reference} is confirmed${when && `: ${when}`}.`,
  'booking-completed': ({ reference, pickupDate }) =>
    pickupDate
      ? `${reference}: your device is ready. Our rider brings it back.`
      : `${reference}: your device is ready to be collected.`,
  'booking-unrepaired': ({ reference, pickupDate }) =>
    `${reference}: we did not repair your device. ${pickupDate ? 'Our rider brings it back.' : 'It can be collected.'}`,
  'booking-cancelled': ({ reference, when }) =>
    `Booking ${reference}${when && `, ${when},`} is cancelled.`,
  'booking-moved': ({ reference, when }) => `Booking ${reference} has a new time: ${when}.`,
  'booking-displaced': ({ reference, when }) =>
    `We are closed ${when}. Please choose another time for ${reference}.`,
  'booking-closed': ({ reference, when }) =>
    `We are closed ${when}, so booking ${reference} is cancelled. Sorry!`,
  'booking-stands': ({ reference, when }) => `We are open after all: ${reference} stands, ${when}.`,
  'booking-promised': ({ reference, promisedDate }) =>
    `${reference}: your device is now promised for ${promisedDate ? shortDate(promisedDate) : 'another day'}.`,
  'booking-pickup': ({ reference, pickupDate, pickupFrom, pickupTo }) =>
    pickupDate
      ? `${reference}: we pick your device up ${shortDate(pickupDate)}, ${pickupFrom} to ${pickupTo}.`
      : `${reference}: we pick your device up soon and call you before.`,
  'booking-corrected': ({ reference }) => `We corrected your booking ${reference}.`,
  'booking-estimate': ({ reference }) =>
    `${reference}: our estimate is written. Please read and answer it.`,
  'booking-link': ({ reference }) => `Your link to booking ${reference}.`,
  'link-text': ({ reference }) => `Your link to booking ${reference}.`,
  'reminder-day': ({ reference, when }) => `Reminder: ${when}, booking ${reference}.`,
  'reminder-hours': ({ reference, when }) => `See you soon: ${when}, booking ${reference}.`,
  'tracking-code': ({ code }) =>
    `${code} is your code to see your repairs. It works once, for 10 minutes. We never ask you for it.`,
};

/** Returns whether there is a text message for this kind of message. */
export const hasText = (kind: MailKind): boolean => WORDS[kind] !== undefined;

/**
 * Returns the text message as one line. It starts with the shop's name, and ends with the link if
 * there is one.
 */
export function textOf(
  kind: MailKind,
  facts: Facts,
  { shopName, link }: { shopName: string; link: string },
): string {
  return `${shopName}: ${WORDS[kind]?.(facts) ?? ''} ${link}`.trimEnd();
}
