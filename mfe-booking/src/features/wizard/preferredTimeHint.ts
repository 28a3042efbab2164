import { appointmentHours } from '@mcs-repairs/shared/domain/rules/appointmentHours';
import {
  dayReasonText,
  dayStatus,
  type AppointmentRules,
  slotTimesOn,
} from '@mcs-repairs/shared/domain/rules/availability';
import { slotMinutes } from '@mcs-repairs/shared/domain/rules/shopClock';

/**
 * Returns advice about a preferred day and time such as `2026-11-23T10:30`. The advice never blocks
 * the form.
 */
export function preferredTimeHint(
  preferred: string,
  now: Date,
  rules: AppointmentRules = {},
): string {
  const hours = `Appointments run ${appointmentHours(rules.week)} Nepal time.`;
  const [, shopDate, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(preferred) ?? [];
  if (!shopDate) return hours;
  const status = dayStatus({ ...rules, shopDate, now });
  if (!status.bookable) {
    return `${dayReasonText(status.reason, status.holiday)}. ${hours} We will call you to agree on another time.`;
  }
  const minutes = Number(hour) * 60 + Number(minute);
  const times = slotTimesOn(shopDate, rules);
  const first = slotMinutes(times[0] ?? '9:00 AM');
  const last = slotMinutes(times.at(-1) ?? '5:30 PM');
  return minutes < first || minutes > last
    ? `${hours} We will call you to agree on another time.`
    : `${hours} We will call you to confirm yours.`;
}
