import type { SendMailOptions } from 'nodemailer';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { NotificationSettings } from '../shop';
import type { Db, Reads } from '../../db';
import { composeMail, composeRequestMail, composeStaffMail, isDeliverable } from './composeMail';
import { composeFollowMail, composeRepliesMail, type Follower } from './composeFollowMail';
import { composeReleaseMail } from './composeReleaseMail';
import type { Delivery } from './delivery';
import { STAFF_MAIL_KINDS, type StaffMailKind } from './letter';
import type { QueuedMail } from './mailQueue';
import { readPayload, type MailPayload } from './mailPayload';
import type { Outlet } from './outlet';
import { isOutdated } from './reminderKinds';

/**
 * Functions that find the recipient at the moment of sending, so that the email goes to the current
 * address. They return null if the booking, enquiry or member no longer exists.
 */
export type Recipients = {
  booking(db: Reads, id: string): Promise<Booking | null>;
  /** Returns where the rider picks up the device of a booking. Empty if it is unknown. */
  pickupAddress(db: Reads, bookingId: string): Promise<string>;
  member(db: Reads, id: string): Promise<Member | null>;
  sender(db: Reads, request: NonNullable<MailPayload['request']>): Promise<Sender | null>;
  follower(db: Db, follow: NonNullable<MailPayload['follow']>): Promise<Follower | null>;
};

type Member = { name: string; email: string };
/** The sender of an enquiry or quote request that is not spam. */
type Sender = Member & { phone: string; reference: string };

export type OutletOptions = {
  db: Db;
  recipients: Recipients;
  /** Returns the opening hours for emails to customers who come to the shop, one line each. */
  hours?: (now: Date) => Promise<readonly string[]>;
  config: Pick<NotificationSettings, 'shop'>;
  /** Returns the origin of the site, with which private links begin. */
  siteUrl: () => string;
  now: () => Date;
};

/**
 * The maximum number of attempts to send an email. With the worker's default pauses, the last
 * attempt is about three days after the first.
 */
const ATTEMPTS = 26;
/**
 * The maximum number of attempts if the mail server rejects an email permanently. Further attempts
 * rarely succeed.
 */
const REFUSALS = 3;

const isStaffMail = (kind: string): kind is StaffMailKind =>
  (STAFF_MAIL_KINDS as readonly string[]).includes(kind);

/** Creates the channel that sends emails to customers, to senders of enquiries, and to staff. */
export function mailOutlet(
  options: OutletOptions & { delivery: Delivery; attempts?: number },
): Outlet {
  const { db, config, recipients, now, delivery, attempts = ATTEMPTS } = options;

  /**
   * Writes the email. Returns `nobody` if there is no recipient, or `dropped` if it must not be
   * sent.
   */
  async function compose(mail: QueuedMail): Promise<SendMailOptions | 'nobody' | 'dropped'> {
    const { id, bookingId, kind } = mail;
    const payload = readPayload(mail.payload);
    const about = { payload, shop: config.shop, siteUrl: options.siteUrl(), now: now() };
    if (isStaffMail(kind)) {
      const member = await recipients.member(db, payload.staffId ?? '');
      if (!member || !isDeliverable(member.email)) return 'nobody';
      return composeStaffMail({ ...about, mail: { id, kind }, member });
    }
    if (kind === 'request-received' || kind === 'request-answer') {
      const sender = payload.request && (await recipients.sender(db, payload.request));
      if (!sender || !isDeliverable(sender.email)) return 'nobody';
      return composeRequestMail({ ...about, mail: { id }, sender });
    }
    if (kind === 'follow-confirm' || kind === 'follow-replies') {
      const follower = payload.follow && (await recipients.follower(db, payload.follow));
      if (!follower || !isDeliverable(follower.email)) return 'dropped';
      const write = kind === 'follow-confirm' ? composeFollowMail : composeRepliesMail;
      return write({ ...about, mail: { id }, follower });
    }
    if (kind === 'release-taken-back') {
      const { release } = payload;
      if (!release || !isDeliverable(release.address)) return 'nobody';
      return composeReleaseMail({ ...about, mail: { id }, release });
    }
    // The server sends messages of this kind only as a text message, never as an email.
    if (kind === 'link-text') return 'dropped';
    const booking = await recipients.booking(db, bookingId);
    if (!booking || !isDeliverable(booking.customerEmail)) return 'nobody';
    if (isOutdated(kind, payload, booking, now())) return 'dropped';
    const hours = await options.hours?.(now());
    const pickupAddress = await recipients.pickupAddress(db, bookingId);
    return composeMail({ ...about, mail: { id, kind }, booking, hours, pickupAddress });
  }

  return {
    attempts,
    refusals: REFUSALS,
    async send(mail) {
      const message = await compose(mail);
      if (typeof message === 'string') return message;
      await delivery.deliver(mail.id, message);
      return delivery.isFile ? 'filed' : 'sent';
    },
  };
}
