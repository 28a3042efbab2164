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
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** More parts are not paid for. */
  mostParts: number;
};

/** A queued message as a text, with its own time even when the booking was moved since; null when it fits no permitted length, however short the shop's name is cut. */
export function writeText(options: TextOptions): string | null {
  const { kind, payload, booking, siteUrl, mostParts } = options;
  const { appointmentDate: date, appointmentTime: time } = { ...booking, ...momentOf(payload) };
  const facts = {
    ...booking,
    when: date ? `${shortDate(date)}, ${time}` : '',
    heldUntil: booking.heldUntil ? formatShopTime(new Date(booking.heldUntil)) : '',
    code: payload.code ?? '',
  };
  // A code opens every door by itself: no link stands beside it that a stranger could imitate.
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
