import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { relativeTime } from '@mcs-repairs/shared/domain/rules/relativeTime';
import { isAwaited, stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import { waitingBefore } from '@mcs-repairs/shared/domain/rules/today';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import type { Part } from './parts';

type Lead = {
  lead: string;
  note?: string | undefined;
  /** Whether a device has waited so long that somebody should call its owner. */
  isOld?: boolean;
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the time or the stage that a row begins with, and a note about it. */
export function leadOf(booking: Booking, part: Part['id'], shopDate: ShopDate, now: Date): Lead {
  const { appointmentTime, promisedDate, createdAt, updatedAt, pickupDate, pickupFrom } = booking;
  const time = appointmentTime || (pickupFrom ?? '');
  const date = pickupDate ?? booking.appointmentDate;
  const day = date && date !== shopDate ? shortDay(date) : '';
  const stage = stageOf(booking);
  // A row of another day begins with the day, because its time alone would look like today's.
  const when = day || time;
  const rest = day && time;
  switch (part) {
    case 'pending':
      return {
        lead: when || 'No time yet',
        note: [
          pickupDate && 'Pickup',
          rest,
          hasWaited(booking, now) && relativeTime(createdAt, now),
        ]
          .filter(Boolean)
          .join(', '),
      };
    case 'late':
      return !isAwaited(booking)
        ? { lead: promisedDate ? `Due ${shortDay(promisedDate)}` : 'Late', note: stage }
        : { lead: when, note: [rest, 'not arrived'].filter(Boolean).join(', ') };
    case 'undated':
      return { lead: 'No time yet', note: relativeTime(createdAt, now) };
    case 'arriving':
      return { lead: time };
    case 'ready':
      return {
        lead: stage,
        note: relativeTime(updatedAt, now),
        isOld: +now - Date.parse(updatedAt) > WEEK_MS,
      };
    case 'promised':
      return { lead: stage };
    case 'in-shop':
      return { lead: stage, note: promisedDate && `for ${shortDay(promisedDate)}` };
  }
}

/** Whether the row shows the age of a booking. A new booking shows the mark `New` instead. */
const hasWaited = ({ createdAt }: Booking, now: Date) => new Date(createdAt) < waitingBefore(now);

const stageOf = ({ stage }: Booking) => (stage ? stageLabel(stage) : 'In repair');
