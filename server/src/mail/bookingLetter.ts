import { BEFORE_YOUR_VISIT } from 'shared/domain/catalogue/confirmation';
import { oneLine } from 'shared/domain/rules/oneLine';
import { formatLongDate } from 'shared/domain/rules/shopClock';
import type { Booking } from 'shared/domain/types/booking';
import type { ShopProfile } from 'shared/domain/types/shopProfile';
import { BOOKING_WORDS, type Told } from './bookingWords';
import type { Letter, NoticeMailKind } from './letter';

export type LetterFacts = {
  kind: NoticeMailKind;
  booking: Booking;
  shop: ShopProfile;
  /** Address of the private link, or of the look-up when the mail has no secret. */
  link: string;
} & Partial<Told>;

/** To a customer, about how their booking stands. */
export function writeBookingLetter({ kind, booking, shop, link, ...more }: LetterFacts): Letter {
  const { message = '', offers = [], hours = [] } = more;
  const told = { message, offers, hours };
  const { subject, paragraphs, hasChecklist } = BOOKING_WORDS[kind](booking, shop, told);
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
