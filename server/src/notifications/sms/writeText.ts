import { oneLine } from '@mcs-repairs/shared/domain/rules/oneLine';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import { formatShopTime } from '@mcs-repairs/shared/domain/rules/shopClock';
import { textLength } from '@mcs-repairs/shared/domain/rules/textLength';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { MailPayload } from '../email/mailPayload';
import type { MailKind } from '../email/outbox';
import { shortDate } from './shortDate';
import { textOf } from './textWords';

export type TextOptions = {
  kind: MailKind;
  payload: MailPayload;
  booking: Booking;
  shopName: string;
  /** The origin of the site, without a trailing slash. */
  siteUrl: string;
  /** The maximum number of SMS parts that the shop pays for. */
  mostParts: number;
};

/**
 * Returns the text of a queued message. It contains the appointment as it was when the message was
 * queued, even if the booking was rescheduled later. Null if the text is too long even with a
 * shortened shop name.
 */
export function writeText(options: TextOptions): string | null {
  const { kind, payload, booking, siteUrl, mostParts } = options;
  const { appointmentDate: date, appointmentTime: time } = { ...booking, ...momentOf(payload) };
  const facts = {
    ...booking,
    when: date ? `${shortDate(date)}, ${time}` : '',
    heldUntil: booking.heldUntil ? formatShopTime(new Date(booking.heldUntil)) : '',
    code: payload.code ?? '',
  };
  // A message with a code never has a link. Customers therefore learn not to trust a similar
  // message with a stranger's link.
  const link = payload.code ? '' : siteUrl + SECRET_PATHS.myBooking(payload.token ?? '');
  const fits = (shopName: string) => {
    const text = textOf(kind, facts, { shopName, link });
    return textLength(text).parts <= mostParts ? text : null;
  };
  const name = oneLine(options.shopName);
  return fits(name) ?? fits(name.slice(0, 20).trimEnd()) ?? fits('Repair');
}

function momentOf({ appointmentDate, appointmentTime }: MailPayload) {
  if (appointmentDate === undefined || appointmentTime === undefined) return {};
  return { appointmentDate, appointmentTime };
}
