import { SLOT_TIMES } from 'shared/domain/catalogue/schedule';
import { dayReasonText, dayStatus } from 'shared/domain/rules/bookableDay';
import { slotMinutes } from 'shared/domain/rules/shopClock';

const HOURS = 'Appointments run Monday to Friday, 9:00 AM to 5:30 PM Nepal time.';

/** What to know about a preferred day and time, such as `2026-11-23T10:30`; it advises and never blocks. */
export function preferredTimeHint(preferred: string, now: Date): string {
  const [, shopDate, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(preferred) ?? [];
  if (!shopDate) return HOURS;
  const status = dayStatus({ shopDate, now });
  if (!status.bookable) {
    return `${dayReasonText(status.reason, status.holiday)}. ${HOURS} We will call you to agree on another time.`;
  }
  const minutes = Number(hour) * 60 + Number(minute);
  const first = slotMinutes(SLOT_TIMES[0] ?? '9:00 AM');
  const last = slotMinutes(SLOT_TIMES.at(-1) ?? '5:30 PM');
  return minutes < first || minutes > last
    ? `${HOURS} We will call you to agree on another time.`
    : `${HOURS} We will call you to confirm yours.`;
}
