import { BEFORE_YOUR_VISIT } from '@mcs-repairs/shared/domain/catalogue/confirmation';
import { oneLine } from '@mcs-repairs/shared/domain/rules/oneLine';
import { wishInWords } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { handoverOf } from '@mcs-repairs/shared/domain/rules/whereabouts';
import {
  formatLongDate,
  formatShopTime,
  toShopDate,
} from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { BOOKING_WORDS, type Told } from './bookingWords';
import { mailableText } from './mailable';
import type { Letter, NoticeMailKind } from './letter';

export type LetterFacts = {
  kind: NoticeMailKind;
  booking: Booking;
  shop: ShopProfile;
  /** The address of the private link, or of the "Track repair" page if the email has no token. */
  link: string;
  /** Where the rider picks up the device. Empty if it is unknown. */
  pickupAddress?: string;
} & Partial<Told>;

/**
 * The maximum length of the fault's description in an email, in characters. The page of the private
 * link shows the whole text.
 */
const MOST_FAULT = 160;

/** Writes the email to a customer about the state of a booking. */
export function writeBookingLetter({ kind, booking, shop, link, ...more }: LetterFacts): Letter {
  const { message = '', offers = [], hours = [] } = more;
  const told = { message, offers, hours };
  const { subject, paragraphs, hasChecklist } = BOOKING_WORDS[kind](booking, shop, told);
  return {
    subject: `${subject} - ${shop.name}`,
    greeting: `Hello ${oneLine(booking.customerName)},`,
    paragraphs,
    facts: factsOf(booking, shop, more.pickupAddress),
    checklist: hasChecklist ? BEFORE_YOUR_VISIT : [],
    link: { label: linkLabel(kind, booking), url: link },
    closing: [
      'Whoever has this link can see and change your booking, so please keep it to yourself.',
      `Questions? Call ${shop.phone} or answer this email.`,
      `${shop.name}, ${shop.address}`,
    ],
  };
}

/** Says what the customer can do by the link. Only a booking before its check-in can be moved. */
function linkLabel(kind: NoticeMailKind, { stage, status }: Booking): string {
  if (kind === 'booking-held') return 'Confirm your booking';
  if (kind === 'booking-estimate') return 'Read and answer the estimate';
  if (stage) return 'See your repair';
  return status === 'cancelled' ? 'See your booking' : 'See, move or cancel your booking';
}

const momentOf = (at: Date) =>
  `${formatLongDate(toShopDate(at))}, ${formatShopTime(at)} (Nepal time)`;

function factsOf(booking: Booking, shop: ShopProfile, pickupAddress = ''): Letter['facts'] {
  const facts = [
    { label: 'Reference', value: booking.reference },
    { label: 'When', value: timeOf(booking) },
    {
      label: 'Received',
      value: booking.arrivedAt ? momentOf(new Date(booking.arrivedAt)) : '',
    },
    handoverOf(booking, { shopAddress: shop.address, pickupAddress }),
    { label: 'Device', value: booking.deviceModel },
    { label: 'Service', value: booking.repairService },
    { label: 'Fault', value: faultOf(booking) },
    { label: 'Duration', value: booking.duration },
    // Emails never show a price. After check-in, an estimate may have set a price, so the email
    // does not say "Call for price" either. The page of the private link shows the price.
    { label: 'Price', value: booking.stage ? '' : 'Call for price' },
  ];
  return facts
    .map(({ label, value }) => ({ label, value: oneLine(value) }))
    .filter(({ value }) => value !== '');
}

function timeOf(booking: Booking): string {
  const { appointmentDate, appointmentTime, preferredDate, customerPhone, stage } = booking;
  // The appointment and the preferred day no longer matter after check-in.
  if (stage) return '';
  if (appointmentDate) return `${formatLongDate(appointmentDate)}, ${appointmentTime} (Nepal time)`;
  return wishInWords(preferredDate ?? '', customerPhone ? 'phone' : 'email');
}

/**
 * Returns the beginning of the customer's own description of the fault. Only the booking form asks
 * for one. For walk-ins and other bookings, staff may have written the notes.
 */
function faultOf({ serviceType, arrivedAt, notes = '' }: Booking): string {
  if (!serviceType || arrivedAt) return '';
  const fault = oneLine(notes);
  return mailableText(fault.length > MOST_FAULT ? `${fault.slice(0, MOST_FAULT)}...` : fault);
}
