import type {
  Availability,
  DayAvailability,
  DayReason,
  Slot,
  SlotReason,
} from '../types/availability';
import { isRecord } from './isRecord';

const DAY_REASONS: readonly unknown[] = [
  'past',
  'sunday',
  'saturday',
  'holiday',
  'closed',
  'too-far',
] satisfies DayReason[];
const SLOT_REASONS: readonly unknown[] = [
  'walk-in',
  'taken',
  'past',
  'closed',
  'too-soon',
] satisfies SlotReason[];
const TIME = /^(1[0-2]|[1-9]):[0-5][05] (AM|PM)$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns whether a value is a valid list of days, by the rules of `availabilitySchema`. With the
 * schema, model pages would load the schema library at once. A test compares the two.
 */
export function isAvailability(value: unknown): value is Availability {
  return isRecord(value) && Array.isArray(value.days) && value.days.every(isDay);
}

function isDay(value: unknown): value is DayAvailability {
  if (!isRecord(value)) return false;
  const { shopDate, bookable, reason, holiday, slots } = value;
  return (
    isDate(shopDate) &&
    typeof bookable === 'boolean' &&
    (reason === undefined || DAY_REASONS.includes(reason)) &&
    (holiday === undefined || typeof holiday === 'string') &&
    Array.isArray(slots) &&
    slots.every(isSlot)
  );
}

function isSlot(value: unknown): value is Slot {
  if (!isRecord(value)) return false;
  const { time, available, reason } = value;
  return (
    typeof time === 'string' &&
    TIME.test(time) &&
    typeof available === 'boolean' &&
    (reason === undefined || SLOT_REASONS.includes(reason))
  );
}

/** Returns whether a value is a text such as `2026-03-10` for a date that exists. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !DATE.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}
