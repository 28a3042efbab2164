import { BEFORE_YOUR_VISIT } from 'shared/domain/catalogue/confirmation';
import { oneLine } from 'shared/domain/rules/oneLine';
import { formatLongDate, formatShopTime } from 'shared/domain/rules/shopClock';
import type { Booking } from 'shared/domain/types/booking';
import type { ShopProfile } from 'shared/domain/types/shopProfile';
import type { MailKind } from './outbox';

/** What a mail says, before it becomes plain text or HTML. */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  checklist: readonly string[];
  link: { label: string; url: string };
  closing: string[];
};

export type StaffMailKind = 'password-link' | 'sign-in-approval';
export type BookingMailKind = Exclude<MailKind, StaffMailKind>;

type Words = { subject: string; paragraphs: string[]; hasChecklist?: boolean };

const WORDS: Record<BookingMailKind, (booking: Booking, shop: ShopProfile) => Words> = {
  'booking-received': (booking, shop) =>
    booking.kind === 'appointment'
      ? {
          subject: `We have your booking ${booking.reference}`,
          paragraphs: [
            `Thank you for booking with ${shop.name}. Your time is kept for you; we confirm it shortly.`,
          ],
          hasChecklist: true,
        }
      : {
          subject: `We have your repair request ${booking.reference}`,
          paragraphs: [
            `Thank you for asking ${shop.name} for a repair. We will contact you within 2 hours of our opening times to agree on a time.`,
          ],
          hasChecklist: true,
        },
  'booking-held': (booking) => ({
    subject: `Please confirm your booking ${booking.reference}`,
    paragraphs: [
      `Very many bookings are coming in right now, so we keep your time until ${heldTime(booking)} (Nepal time). Open the link below and choose "Keep my booking", and the time is yours.`,
      'If you did not book with us, you need not do anything: the time becomes free again by itself.',
    ],
    hasChecklist: true,
  }),
  'booking-confirmed': (booking) => ({
    subject: `Your booking ${booking.reference} is confirmed`,
    paragraphs: ['Your booking is confirmed. We look forward to seeing you.'],
    hasChecklist: true,
  }),
  'booking-started': (booking) => ({
    subject: `We are working on your ${oneLine(booking.deviceModel)}`,
    paragraphs: ['Your device is on the bench. We tell you as soon as it is done.'],
  }),
  'booking-completed': (booking) => ({
    subject: `Your ${oneLine(booking.deviceModel)} is ready`,
    paragraphs: [
      'Your repair is done and your device can be picked up during our hours. Please bring this e-mail or your reference.',
    ],
  }),
  'booking-cancelled': (booking) => ({
    subject: `Your booking ${booking.reference} is cancelled`,
    paragraphs: [
      'Your booking is cancelled and its time is free again. You can book another time whenever it suits you, or just walk in.',
    ],
  }),
  'booking-moved': (booking) => ({
    subject: `Your booking ${booking.reference} has a new time`,
    paragraphs: [
      'Your booking has been moved to the time below. Earlier links to it no longer work: please use the one in this e-mail.',
    ],
    hasChecklist: true,
  }),
  'booking-link': (booking) => ({
    subject: `Your link to booking ${booking.reference}`,
    paragraphs: [
      'Somebody, most likely you, asked for the link to this booking. If it was not you, nothing has changed and you need not do anything.',
    ],
  }),
};

export type LetterFacts = {
  kind: BookingMailKind;
  booking: Booking;
  shop: ShopProfile;
  /** Address of the private link, or of the look-up when the mail has no secret. */
  link: string;
};

export function writeLetter({ kind, booking, shop, link }: LetterFacts): Letter {
  const { subject, paragraphs, hasChecklist } = WORDS[kind](booking, shop);
  return {
    subject: `${subject} - ${shop.name}`,
    greeting: `Hello ${oneLine(booking.customerName)},`,
    paragraphs,
    facts: factsOf(booking, shop),
    checklist: hasChecklist ? BEFORE_YOUR_VISIT : [],
    link: {
      label: kind === 'booking-held' ? 'Confirm your booking' : 'See, move or cancel your booking',
      url: link,
    },
    closing: [
      'Whoever has this link can see and change your booking, so please keep it to yourself.',
      `Questions? Call ${shop.phone} or answer this e-mail.`,
      `${shop.name}, ${shop.address}`,
    ],
  };
}

/** To a member of staff who forgot the password. */
export function writePasswordLetter(name: string, shop: ShopProfile, link: string): Letter {
  return {
    subject: `Choose a new password - ${shop.name}`,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your staff account. The link works once, for one hour.',
    ],
    facts: [],
    checklist: [],
    link: { label: 'Choose a new password', url: link },
    closing: [
      'If it was not you, your password has not changed and you need not do anything.',
      `${shop.name}, ${shop.address}`,
    ],
  };
}

/** To a member of staff whose account is guarded, when the right password came from a browser that is new to it. */
export function writeApprovalLetter(
  name: string,
  browser: string,
  shop: ShopProfile,
  link: string,
): Letter {
  return {
    subject: `Was this you? - ${shop.name}`,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs: [
      `Somebody has tried many passwords for your staff account, so we ask before a new browser gets in. Just now ${browser} gave the right one.`,
      'If you are signing in right now, let it in, then sign in there again. The link works once, for 15 minutes.',
    ],
    facts: [],
    checklist: [],
    link: { label: 'Let that browser sign in', url: link },
    closing: [
      'If it was not you, do not use the link: somebody knows your password. Choose a new one with "Forgot your password?" at the sign-in.',
      `${shop.name}, ${shop.address}`,
    ],
  };
}

function factsOf(booking: Booking, shop: ShopProfile): Letter['facts'] {
  const when = booking.appointmentDate
    ? {
        label: 'When',
        value: `${formatLongDate(booking.appointmentDate)}, ${booking.appointmentTime} (Nepal time)`,
      }
    : { label: 'Preferred date', value: booking.preferredDate ?? '' };
  const facts = [
    { label: 'Reference', value: booking.reference },
    when,
    { label: 'Where', value: shop.address },
    { label: 'Device', value: booking.deviceModel },
    { label: 'Service', value: booking.repairService },
    { label: 'Duration', value: booking.duration },
    { label: 'Price', value: 'Call for price' },
  ];
  return facts
    .map(({ label, value }) => ({ label, value: oneLine(value) }))
    .filter(({ value }) => value !== '');
}

const heldTime = ({ heldUntil }: Booking) =>
  heldUntil ? formatShopTime(new Date(heldUntil)) : 'shortly';
