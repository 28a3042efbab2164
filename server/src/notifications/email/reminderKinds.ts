import { isAwaited } from '@mcs-repairs/shared/domain/rules/repairStage';
import { slotStartsAt } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { MailPayload } from './mailPayload';
import type { MailKind } from './outbox';

export const REMINDER_KINDS = ['reminder-day', 'reminder-hours'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

const isReminder = (kind: MailKind): kind is ReminderKind =>
  (REMINDER_KINDS as readonly string[]).includes(kind);

/**
 * Returns whether a message is outdated: its code has expired, or its appointment has passed or was
 * rescheduled.
 */
export function isOutdated(
  kind: MailKind,
  { appointmentDate, appointmentTime, validUntil }: MailPayload,
  booking: Booking,
  now: Date,
): boolean {
  if (validUntil !== undefined && now >= new Date(validUntil)) return true;
  if (!isReminder(kind)) return false;
  const isSame =
    booking.appointmentDate === appointmentDate && booking.appointmentTime === appointmentTime;
  if (!isAwaited(booking) || !isSame || !booking.appointmentDate) return true;
  return slotStartsAt(booking.appointmentDate, booking.appointmentTime) <= now;
}
