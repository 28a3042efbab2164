import type { SendMailOptions } from 'nodemailer';
import { appointmentEvent } from '@mcs-repairs/shared/domain/rules/appointmentEvent';
import { appointmentIcs } from '@mcs-repairs/shared/domain/rules/ics';
import { oneLine } from '@mcs-repairs/shared/domain/rules/oneLine';
import { receiptOf } from '@mcs-repairs/shared/domain/rules/newBooking';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { isEmail } from '@mcs-repairs/shared/domain/types/text';
import { writeAlertLetter } from './alertLetter';
import { alertLine, alertPath, alertTitle } from './alertWords';
import { writeBookingLetter } from './bookingLetter';
import type { BookingMailKind, Letter, StaffMailKind } from './letter';
import { mailable, mailableName, mailableText } from './mailable';
import { letterHtml } from './letterHtml';
import { letterText } from './letterText';
import type { MailPayload } from './mailPayload';
import type { QueuedMail } from './mailQueue';
import { writeStaffLetter, type AccountMailKind } from './staffLetters';
import {
  writeAnswerLetter,
  writeCodeLetter,
  writeEnquiryLetter,
  writeRequestLetter,
} from './visitorLetters';

export type ComposeOptions = {
  mail: Pick<QueuedMail, 'id'> & { kind: BookingMailKind };
  payload: MailPayload;
  booking: Booking;
  shop: ShopProfile;
  /** The origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The opening hours, one line each. */
  hours?: readonly string[];
  /** The address where the rider picks up the device. Empty if it is unknown. */
  pickupAddress?: string;
  now: Date;
};

/**
 * Converts a queued message to an email. The Message-ID is the id of its row, so a mail program
 * recognises an email that was sent twice.
 */
export function composeMail(options: ComposeOptions): SendMailOptions {
  const { mail, payload, shop, siteUrl } = options;
  const booking = mailable({ ...options.booking, ...momentOf(payload) });
  const link = payload.token
    ? siteUrl + SECRET_PATHS.myBooking(payload.token)
    : `${siteUrl}/my-booking`;
  const { message, offers } = payload;
  const { hours } = options;
  const pickupAddress = mailableText(options.pickupAddress ?? '');
  const letter =
    mail.kind === 'tracking-code'
      ? writeCodeLetter(booking.customerName, payload.code ?? '', shop, link)
      : writeBookingLetter({
          kind: mail.kind,
          booking,
          shop,
          link,
          message,
          offers,
          hours,
          pickupAddress,
        });
  const to = { name: booking.customerName, address: booking.customerEmail };
  return { ...enveloped(letter, to, options), ...calendarPart(options, booking) };
}

/** Writes the confirmation or the answer to the sender of an enquiry or quote request. */
export function composeRequestMail(
  options: Omit<ComposeOptions, 'booking' | 'mail'> & {
    mail: Pick<QueuedMail, 'id'>;
    sender: { name: string; email: string; reference: string };
  },
): SendMailOptions {
  const { sender, shop, siteUrl, payload } = options;
  const name = mailableName(sender.name);
  if (payload.message !== undefined) {
    const answer = writeAnswerLetter(payload.message, sender.reference, shop, siteUrl);
    return enveloped(answer, { name, address: sender.email }, options);
  }
  const letter =
    payload.request?.topic === 'enquiries'
      ? writeEnquiryLetter(name, sender.reference, shop, `${siteUrl}/shop`)
      : writeRequestLetter(name, sender.reference, shop, `${siteUrl}/business`);
  return enveloped(letter, { name, address: sender.email }, options);
}

/** Writes the email with which a staff member sets a new password or approves a browser. */
export function composeStaffMail(
  options: Omit<ComposeOptions, 'booking' | 'mail'> & {
    mail: Pick<QueuedMail, 'id'> & { kind: StaffMailKind };
    member: { name: string; email: string };
  },
): SendMailOptions {
  const { mail, member, payload, shop, siteUrl } = options;
  const { token = '', browser = 'a browser', message = '' } = payload;
  const { name } = member;
  const to = { name, address: member.email };
  if (mail.kind === 'staff-alert') {
    return enveloped(writeAlert(payload, { name, shop, siteUrl }), to, options);
  }
  const places: Record<AccountMailKind, string> = {
    'password-link': SECRET_PATHS.passwordReset(token),
    invitation: SECRET_PATHS.invitation(token),
    'sign-in-approval': SECRET_PATHS.signInApproval(token),
    'sign-in-notice': '/admin/account/security',
    'account-notice': '/admin/account/security',
  };
  const facts = { name, browser, message, shop, link: siteUrl + places[mail.kind] };
  const letter = writeStaffLetter(mail.kind, facts);
  return enveloped(letter, to, options);
}

function writeAlert(
  { alerts = [], alertCount = 0 }: MailPayload,
  { name, shop, siteUrl }: { name: string; shop: ShopProfile; siteUrl: string },
): Letter {
  const title = alertTitle(alerts, alertCount);
  const told = { title, lines: alerts.map(alertLine), count: alertCount };
  return writeAlertLetter(name, told, shop, siteUrl + alertPath(alerts, alertCount));
}

export function enveloped(
  letter: Letter,
  to: { name: string; address: string },
  { mail, shop, now }: { mail: Pick<QueuedMail, 'id'>; shop: ShopProfile; now: Date },
): SendMailOptions {
  // Rows of earlier versions and imported rows may contain line breaks, but a mail header must be
  // one line.
  const own = { name: oneLine(shop.name), address: shop.email };
  return {
    messageId: `<${mail.id}@${mailHost(shop)}>`,
    date: now,
    from: own,
    replyTo: own,
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(letter.subject),
    text: letterText(letter),
    html: letterHtml(letter),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns whether a mail server accepts the address as exactly one recipient. */
export function isDeliverable(address: string): boolean {
  return isEmail(address) && !/[<>()[\]\\,;:"]/.test(address);
}

/**
 * Returns the appointment in this email. If the booking was rescheduled after the email was queued,
 * it is still the earlier appointment.
 */
function momentOf({ appointmentDate, appointmentTime }: MailPayload) {
  if (appointmentDate === undefined || appointmentTime === undefined) return {};
  return { appointmentDate, appointmentTime };
}

/**
 * Emails without a calendar file. Either the device is already in the shop, or the email contains a
 * code and is about no single appointment.
 */
const WITHOUT_CALENDAR: ReadonlySet<BookingMailKind> = new Set([
  'booking-started',
  'booking-completed',
  'booking-device-received',
  'booking-collected',
  'booking-unrepaired',
  'booking-estimate',
  'booking-promised',
  'tracking-code',
  'reminder-day',
  'reminder-hours',
]);

/**
 * Returns the calendar file of an email. Its name and UID are those of the calendar file on the
 * site, so a calendar program keeps one entry for both.
 */
function calendarPart(
  { mail, payload, shop, now }: ComposeOptions,
  booking: Booking,
): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
  if (!booking.appointmentDate || WITHOUT_CALENDAR.has(mail.kind)) return {};
  const isOff = mail.kind === 'booking-cancelled' || mail.kind === 'booking-closed';
  // The appointment of a device in the shop is over.
  if (booking.stage && !isOff) return {};
  const method = isOff ? 'CANCEL' : 'PUBLISH';
  const content = appointmentIcs(appointmentEvent(receiptOf(booking, ''), shop), {
    uid: `${booking.reference}@${mailHost(shop)}`,
    sequence: payload.calendarSequence ?? 0,
    method,
    status: booking.status,
    now,
    organizer: { name: shop.name, email: shop.email },
  });
  return { icalEvent: { method, filename: 'appointment.ics', content } };
}

const mailHost = (shop: Pick<ShopProfile, 'email'>) => shop.email.split('@')[1] ?? 'repairs';
