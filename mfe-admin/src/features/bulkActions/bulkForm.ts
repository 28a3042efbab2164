import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { BulkSelection } from '@mcs-repairs/shared/domain/types/bulkAction';
import { instantOfWallTime, wallTimeOf } from '../../format/nepalWallTime';

export const SWEEP_WAYS = ['network', 'phone', 'email', 'time'] as const;
export type BulkWay = (typeof SWEEP_WAYS)[number];

/**
 * The criteria as the member typed them. Times are values of a `datetime-local` input, in Nepal
 * time.
 */
export type BulkForm = {
  action: BulkSelection['action'];
  way: BulkWay;
  phone: string;
  email: string;
  from: string;
  to: string;
};

const HOUR = 3_600_000;

/** Returns the initial criteria. They match the booking, or without a booking the last 24 hours. */
export function startBulkForm(booking: Booking | null, now: Date): BulkForm {
  const around = booking ? new Date(booking.createdAt) : now;
  const hours = booking ? 1 : 24;
  return {
    action: 'spam',
    way: booking ? 'network' : 'time',
    phone: booking?.customerPhone ?? '',
    email: booking?.customerEmail ?? '',
    from: wallTimeOf(new Date(around.getTime() - hours * HOUR)),
    to: wallTimeOf(booking ? new Date(around.getTime() + hours * HOUR) : now),
  };
}

/**
 * Converts the criteria for the request. Returns null while a value is missing. The end time
 * includes all seconds of its minute.
 */
export function selectionOf(form: BulkForm, booking: Booking | null): BulkSelection | null {
  const { action, way } = form;
  if (way === 'network') return booking && { action, sameNetworkAs: booking.id };
  if (way === 'phone') return form.phone.trim() === '' ? null : { action, phone: form.phone };
  if (way === 'email') return form.email.trim() === '' ? null : { action, email: form.email };
  const from = instantOfWallTime(form.from);
  const end = instantOfWallTime(form.to);
  if (!from || !end || from > end) return null;
  return { action, from, to: new Date(Date.parse(end) + 59_999).toISOString() };
}
