import { oneLine } from '@mcs-repairs/shared/domain/rules/oneLine';
import { formatLongDate, formatShopTime } from '@mcs-repairs/shared/domain/rules/shopClock';
import { isFetched } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { NoticeMailKind } from './letter';

/**
 * The subject and the paragraphs of an email about a booking. The email shows a list of facts after
 * them.
 */
export type Words = { subject: string; paragraphs: string[]; hasChecklist?: boolean };
/** What an email says that is not in the booking. */
export type Told = {
  message: string;
  offers: readonly FreeSlot[];
  /** The opening hours, one line each. */
  hours: readonly string[];
};

/** The texts of each kind of email about a booking. */
export const BOOKING_WORDS: Record<
  NoticeMailKind,
  (booking: Booking, shop: ShopProfile, told: Told) => Words
> = {
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
            `Thank you for asking ${shop.name} for a repair. We will contact you within 2 hours of our opening times to agree on ${isFetched(booking) ? 'when we pick your device up' : 'a time'}.`,
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
    paragraphs: [
      isFetched(booking)
        ? 'Your booking is confirmed. Our rider picks your device up; please have it ready.'
        : 'Your booking is confirmed. We look forward to seeing you.',
    ],
    hasChecklist: true,
  }),
  'booking-started': (booking) => ({
    subject: `We are working on your ${oneLine(booking.deviceModel)}`,
    paragraphs: ['Your device is on the bench. We tell you as soon as it is done.'],
  }),
  'booking-completed': (booking, _shop, { hours }) => ({
    subject: `Your ${oneLine(booking.deviceModel)} is ready`,
    paragraphs: booking.pickupDate
      ? ['Your repair is done. Our rider brings your device back; we call you to agree on a time.']
      : [
          'Your repair is done and your device can be picked up during our hours. Please bring this email or your reference.',
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
    subject: booking.pickupDate
      ? `We bring your ${oneLine(booking.deviceModel)} back`
      : `Your ${oneLine(booking.deviceModel)} can be collected`,
    paragraphs: [
      booking.pickupDate
        ? 'We did not repair your device. Our rider brings it back as it came; we call you to agree on a time.'
        : 'We did not repair your device. It waits for you as it came, and can be picked up during our hours. Please bring this email or your reference.',
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
      'We corrected your email address or phone number, so here is your booking as we have it. Earlier links to it no longer work: please use the one in this email.',
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
      'Your booking has been moved to the time below. Earlier links to it no longer work: please use the one in this email.',
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
      'Good news: we are open after all, and your booking is still valid at the time below. You need not do anything.',
    ],
    hasChecklist: true,
  }),
  'booking-promised': (booking, _shop, { message }) => ({
    subject: `A new day for your ${oneLine(booking.deviceModel)}`,
    paragraphs: [
      booking.promisedDate
        ? `Your device is now promised for ${formatLongDate(booking.promisedDate)}.`
        : 'Your device has a new day. Please call us.',
      ...linesOf(message),
    ],
  }),
  'reminder-day': (booking, shop) => ({
    subject: `Reminder: your visit on ${longMoment(booking)}`,
    paragraphs: [
      `We look forward to seeing you at ${shop.name}. If the time no longer suits you, please move or cancel it with the link below, so that somebody else can have it.`,
    ],
    hasChecklist: true,
  }),
  'reminder-hours': (booking) => ({
    subject: `See you soon: ${longMoment(booking)}`,
    paragraphs: [
      'Your visit is in about two hours. If you cannot come, please tell us with the link below.',
    ],
  }),
  'booking-link': (booking) => ({
    subject: `Your link to booking ${booking.reference}`,
    paragraphs: [
      'Somebody, most likely you, asked for the link to this booking. If it was not you, nothing has changed and you need not do anything.',
    ],
  }),
};

const longMoment = ({ appointmentDate, appointmentTime }: Booking) =>
  `${formatLongDate(appointmentDate)}, ${appointmentTime} (Nepal time)`;

/** Splits the owner's message into paragraphs: each line is one. */
const linesOf = (message: string) =>
  message
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');

const heldTime = ({ heldUntil }: Booking) =>
  heldUntil ? formatShopTime(new Date(heldUntil)) : 'shortly';
