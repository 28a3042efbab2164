import type { SendMailOptions } from 'nodemailer';
import { appointmentEvent } from 'shared/domain/rules/appointmentEvent';
import { appointmentIcs } from 'shared/domain/rules/ics';
import { oneLine } from 'shared/domain/rules/oneLine';
import { receiptOf } from 'shared/domain/rules/newBooking';
import { SECRET_PATHS } from 'shared/domain/rules/secretLinks';
import type { Booking } from 'shared/domain/types/booking';
import type { ShopProfile } from 'shared/domain/types/shopProfile';
import { isEmail } from 'shared/domain/types/text';
import {
  writeApprovalLetter,
  writeInvitationLetter,
  writeCodeLetter,
  writeLetter,
  writePasswordLetter,
  writeSignInLetter,
  writeRequestLetter,
  type BookingMailKind,
  type Letter,
  type StaffMailKind,
} from './letter';
import { mailable, mailableName } from './mailable';
import { letterHtml } from './letterHtml';
import { letterText } from './letterText';
import type { MailPayload } from './mailPayload';
import type { QueuedMail } from './mailQueue';

export type ComposeOptions = {
  mail: Pick<QueuedMail, 'id'> & { kind: BookingMailKind };
  payload: MailPayload;
  booking: Booking;
  shop: ShopProfile;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** When the door is open, a line each. */
  hours?: readonly string[];
  now: Date;
};

/** A queued mail as it is sent. Its Message-ID is the row's, so that a repeat is known as one by the receiving side. */
export function composeMail(options: ComposeOptions): SendMailOptions {
  const { mail, payload, shop, siteUrl } = options;
  const booking = mailable({ ...options.booking, ...momentOf(payload) });
  const link = payload.token
    ? siteUrl + SECRET_PATHS.myBooking(payload.token)
    : `${siteUrl}/my-booking`;
  const { message, offers } = payload;
  const { hours } = options;
  const letter =
    mail.kind === 'tracking-code'
      ? writeCodeLetter(booking.customerName, payload.code ?? '', shop, link)
      : writeLetter({ kind: mail.kind, booking, shop, link, message, offers, hours });
  const to = { name: booking.customerName, address: booking.customerEmail };
  return { ...enveloped(letter, to, options), ...calendarPart(options, booking) };
}

/** A word to who sent a request that it is here. */
export function composeRequestMail(
  options: Omit<ComposeOptions, 'booking' | 'mail' | 'payload'> & {
    mail: Pick<QueuedMail, 'id'>;
    sender: { name: string; email: string; reference: string };
  },
): SendMailOptions {
  const { sender, shop, siteUrl } = options;
  const name = mailableName(sender.name);
  const letter = writeRequestLetter(name, sender.reference, shop, `${siteUrl}/business`);
  return enveloped(letter, { name, address: sender.email }, options);
}

/** A link to a new password, or one that lets a browser sign in, for a member of staff. */
export function composeStaffMail(
  options: Omit<ComposeOptions, 'booking' | 'mail'> & {
    mail: Pick<QueuedMail, 'id'> & { kind: StaffMailKind };
    member: { name: string; email: string };
  },
): SendMailOptions {
  const { mail, member, payload, shop, siteUrl } = options;
  const { token = '', browser = 'a browser' } = payload;
  const { name } = member;
  const reset = siteUrl + SECRET_PATHS.passwordReset(token);
  const write: Record<StaffMailKind, () => Letter> = {
    'password-link': () => writePasswordLetter(name, shop, reset),
    invitation: () => writeInvitationLetter(name, shop, reset),
    'sign-in-approval': () =>
      writeApprovalLetter(name, browser, shop, siteUrl + SECRET_PATHS.signInApproval(token)),
    'sign-in-notice': () => writeSignInLetter(name, browser, shop, `${siteUrl}/admin/account`),
  };
  const letter = write[mail.kind]();
  return enveloped(letter, { name: member.name, address: member.email }, options);
}

export function enveloped(
  letter: Letter,
  to: { name: string; address: string },
  { mail, shop, now }: { mail: Pick<QueuedMail, 'id'>; shop: ShopProfile; now: Date },
): SendMailOptions {
  // Rows of before a rule was made, or brought in by staff, may hold anything: no header gets more than one line.
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

/** An address that a mail server takes as one recipient and nothing else. */
export function isDeliverable(address: string): boolean {
  return isEmail(address) && !/[<>()[\]\\,;:"]/.test(address);
}

/** The time that was promised in this mail, also when the booking was moved since. */
function momentOf({ appointmentDate, appointmentTime }: MailPayload) {
  if (appointmentDate === undefined || appointmentTime === undefined) return {};
  return { appointmentDate, appointmentTime };
}

/** Once the device is with us there is no appointment to keep, and a code is about no one time. */
const WITHOUT_CALENDAR: ReadonlySet<BookingMailKind> = new Set([
  'booking-started',
  'booking-completed',
  'booking-device-received',
  'booking-collected',
  'booking-unrepaired',
  'booking-estimate',
  'tracking-code',
]);

/** The same name and number as the file that the site offers: calendars then keep one entry. */
function calendarPart(
  { mail, payload, shop, now }: ComposeOptions,
  booking: Booking,
): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
  if (!booking.appointmentDate || WITHOUT_CALENDAR.has(mail.kind)) return {};
  const isOff = mail.kind === 'booking-cancelled' || mail.kind === 'booking-closed';
  const method = isOff ? 'CANCEL' : 'PUBLISH';
  const content = appointmentIcs(appointmentEvent(receiptOf(booking, ''), shop), {
    uid: `${booking.reference}@${mailHost(shop)}`,
    sequence: payload.calendarSequence ?? 0,
    method,
    now,
    organizer: { name: shop.name, email: shop.email },
  });
  return { icalEvent: { method, filename: 'appointment.ics', content } };
}

const mailHost = (shop: Pick<ShopProfile, 'email'>) => shop.email.split('@')[1] ?? 'repairs';
