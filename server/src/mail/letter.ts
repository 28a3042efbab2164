import { BEFORE_YOUR_VISIT } from 'shared/domain/catalogue/confirmation';
import { oneLine } from 'shared/domain/rules/oneLine';
import { formatLongDate, formatShopTime } from 'shared/domain/rules/shopClock';
import type { FreeSlot } from 'shared/domain/types/availability';
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

export const STAFF_MAIL_KINDS = [
  'password-link',
  'sign-in-approval',
  'sign-in-notice',
  'invitation',
] as const satisfies readonly MailKind[];
export type StaffMailKind = (typeof STAFF_MAIL_KINDS)[number];
export type BookingMailKind = Exclude<
  MailKind,
  StaffMailKind | 'request-received' | 'release-taken-back'
>;

/** Of a kind that tells how a booking stands. */
export type NoticeMailKind = Exclude<BookingMailKind, 'tracking-code'>;

type Words = { subject: string; paragraphs: string[]; hasChecklist?: boolean };
/** What the mail tells beside the booking. */
type Told = {
  message: string;
  offers: readonly FreeSlot[];
  /** When the door is open, a line each. */
  hours: readonly string[];
};

const WORDS: Record<NoticeMailKind, (booking: Booking, shop: ShopProfile, told: Told) => Words> = {
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
  'booking-completed': (booking, _shop, { hours }) => ({
    subject: `Your ${oneLine(booking.deviceModel)} is ready`,
    paragraphs: [
      'Your repair is done and your device can be picked up during our hours. Please bring this e-mail or your reference.',
      ...hours,
    ],
  }),
  'booking-cancelled': (booking) => ({
    subject: `Your booking ${booking.reference} is cancelled`,
    paragraphs: [
      'Your booking is cancelled and its time is free again. You can book another time whenever it suits you, or just walk in.',
    ],
  }),
  'booking-device-received': (booking) => ({
    subject: `We have your ${oneLine(booking.deviceModel)}`,
    paragraphs: [
      'Your device is with us. The link below always says where its repair stands, and we write to you as soon as it is ready.',
    ],
  }),
  'booking-collected': (booking) => ({
    subject: `Thank you for your visit, ${booking.reference}`,
    paragraphs: [
      'You have your device back. We hope that it serves you well.',
      ...(booking.warrantyUntil
        ? [
            `Our work on it is covered until ${formatLongDate(booking.warrantyUntil)}. If the same fault comes back, just bring it in; the link below says what is covered.`,
          ]
        : []),
    ],
  }),
  'booking-unrepaired': (booking) => ({
    subject: `Your ${oneLine(booking.deviceModel)} can be collected`,
    paragraphs: [
      'We did not repair your device. It waits for you as it came, and can be picked up during our hours. Please bring this e-mail or your reference.',
    ],
  }),
  'booking-pickup': (booking) => ({
    subject: `We come for your ${oneLine(booking.deviceModel)}`,
    paragraphs: [
      booking.pickupDate
        ? `We pick your device up on ${formatLongDate(booking.pickupDate)}, between ${booking.pickupFrom} and ${booking.pickupTo} (Nepal time). If that does not suit you, please call us.`
        : 'We pick your device up soon. We call you to agree on a time.',
    ],
  }),
  'booking-corrected': (booking) => ({
    subject: `Your link to booking ${booking.reference}`,
    paragraphs: [
      'We corrected your e-mail address, so here is your booking as we have it. Earlier links to it no longer work: please use the one in this e-mail.',
    ],
  }),
  'booking-estimate': (booking) => ({
    subject: `Our estimate for your ${oneLine(booking.deviceModel)}`,
    paragraphs: [
      'We have looked at your device and written down what its repair would cost. Open the link below to read it, then accept it, decline it or ask us; until then we do not begin.',
    ],
  }),
  'booking-moved': (booking) => ({
    subject: `Your booking ${booking.reference} has a new time`,
    paragraphs: [
      'Your booking has been moved to the time below. Earlier links to it no longer work: please use the one in this e-mail.',
    ],
    hasChecklist: true,
  }),
  'booking-displaced': (booking, _shop, { message, offers }) => ({
    subject: `Please choose another time for your booking ${booking.reference}`,
    paragraphs: [
      'We are sorry: the shop is closed at the time of your booking.',
      ...linesOf(message),
      ...(offers.length
        ? [
            'These times are free, nearest first:',
            ...offers.map(
              ({ shopDate, time }) => `${formatLongDate(shopDate)}, ${time} (Nepal time)`,
            ),
          ]
        : []),
      'Open the link below and press "Choose another time" to take one of them, or any other that is free. Your booking stays until you do.',
    ],
  }),
  'booking-closed': (booking, shop, { message }) => ({
    subject: `Your booking ${booking.reference} is cancelled: we are closed`,
    paragraphs: [
      'We are sorry: the shop is closed at the time of your booking, so we had to cancel it.',
      ...linesOf(message),
      `Please book another time whenever it suits you, or call us on ${shop.phone}: we will gladly arrange it.`,
    ],
  }),
  'booking-stands': (booking) => ({
    subject: `Your booking ${booking.reference} stands after all`,
    paragraphs: [
      'Good news: we are open after all, and your booking stands at the time below. You need not do anything.',
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
  kind: NoticeMailKind;
  booking: Booking;
  shop: ShopProfile;
  /** Address of the private link, or of the look-up when the mail has no secret. */
  link: string;
} & Partial<Told>;

export function writeLetter({ kind, booking, shop, link, ...more }: LetterFacts): Letter {
  const { message = '', offers = [], hours = [] } = more;
  const told = { message, offers, hours };
  const { subject, paragraphs, hasChecklist } = WORDS[kind](booking, shop, told);
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

/** To who asked for a business quote; `link` is the page of our services. */
export function writeRequestLetter(
  name: string,
  reference: string,
  shop: ShopProfile,
  link: string,
): Letter {
  return {
    subject: `We have your request ${reference} - ${shop.name}`,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs: [
      `Thank you for asking ${shop.name} for a quote. One of us reads it and answers within 24 hours, by phone or e-mail.`,
      'You need not do anything until then. If something is to be added, just answer this e-mail.',
    ],
    facts: [{ label: 'Reference', value: reference }],
    checklist: [],
    link: { label: 'Our services for businesses', url: link },
    closing: [
      `If you did not ask us, somebody mistyped their address: you need not do anything.`,
      `Questions? Call ${shop.phone} or answer this e-mail.`,
      `${shop.name}, ${shop.address}`,
    ],
  };
}

/** To a customer who wants to see all visits; `link` is the page that takes the code. */
export function writeCodeLetter(
  name: string,
  code: string,
  shop: ShopProfile,
  link: string,
): Letter {
  return {
    subject: `Your code to track your repairs - ${shop.name}`,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs: [
      'Somebody, most likely you, asked to see your repairs with us. Type this code on the page where you asked. It works once, for 10 minutes.',
    ],
    facts: [{ label: 'Your code', value: code }],
    checklist: [],
    link: { label: 'Track repair', url: link },
    closing: [
      'Nobody of our shop ever asks you for this code. If it was not you, you need not do anything.',
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

/** To whom an owner made an account. */
export function writeInvitationLetter(name: string, shop: ShopProfile, link: string): Letter {
  return {
    subject: `Your account at ${shop.name}`,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs: [
      `You are invited to work with the bookings of ${shop.name}. Choose your own password with the link below: it works once, for a week. Then sign in with this e-mail address.`,
    ],
    facts: [],
    checklist: [],
    link: { label: 'Choose your password', url: link },
    closing: [
      'If you do not know the shop, you need not do anything.',
      `${shop.name}, ${shop.address}`,
    ],
  };
}

/** To a member of staff, when the account was signed in to from a browser that is new to it. */
export function writeSignInLetter(
  name: string,
  browser: string,
  shop: ShopProfile,
  link: string,
): Letter {
  return {
    subject: `Your account was signed in to - ${shop.name}`,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs: [
      `Just now ${browser} signed in to your staff account for the first time. If that was you, you need not do anything.`,
    ],
    facts: [],
    checklist: [],
    link: { label: 'See where you are signed in', url: link },
    closing: [
      'If it was not you, choose a new password at once: every session ends with it.',
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

/** What the owner typed, a paragraph a line. */
const linesOf = (message: string) =>
  message
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');

const heldTime = ({ heldUntil }: Booking) =>
  heldUntil ? formatShopTime(new Date(heldUntil)) : 'shortly';
