import type { CITIES } from '../types/bookingRequest';
import type { SlotTime } from '../types/time';

/**
 * The 18 times at which appointments start: every half hour from 9:00 AM to 5:30 PM (specification,
 * section 9).
 */
export const SLOT_TIMES: readonly SlotTime[] = [
  '9:00 AM',
  '9:30 AM',
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '12:00 PM',
  '12:30 PM',
  '1:00 PM',
  '1:30 PM',
  '2:00 PM',
  '2:30 PM',
  '3:00 PM',
  '3:30 PM',
  '4:00 PM',
  '4:30 PM',
  '5:00 PM',
  '5:30 PM',
];

export const SLOT_MINUTES = 30;

/** The start times of the first and the last slot, as `HH:MM`. */
export const FIRST_SLOT = '09:00';
export const LAST_SLOT = '17:30';

/**
 * The weekdays with appointments: Monday to Friday, where 0 is Sunday. The statements of the
 * specification differ, but all of them allow these days (docs/conformance/readings.md, Appointment
 * days).
 */
export const BOOKABLE_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/**
 * Every third slot is reserved for walk-ins, beginning with the first slot of the day
 * (specification, section 9; docs/conformance/readings.md, Free slots).
 */
export const WALK_IN_EVERY = 3;

/** The number of bookings that one slot accepts on a site with a server. */
export const SLOT_CAPACITY = 1;

/**
 * How many days ahead customers can book. Later days have the reason `too-far`, because their
 * holidays are not confirmed yet.
 */
export const BOOKING_HORIZON_DAYS = 365;

/**
 * The first month that the calendar shows (specification, section 4; docs/conformance/readings.md,
 * First month).
 */
export const FIRST_CALENDAR_YEAR = 2025;

/**
 * The cities that the booking form offers (specification, section 9). The default city is in
 * section 5.
 */
// Repeats the list of the schema. Importing the schema would load the schema library on every page
// that shows a time.
export const CITY_CHOICES: typeof CITIES = ['Kathmandu', 'Lalitpur', 'Bhaktapur', 'Pokhara'];
export const DEFAULT_CITY = 'Kathmandu';

/**
 * The cities of the Kathmandu Valley, in which pickup and return are free (specification, section
 * 9).
 */
const VALLEY: readonly string[] = ['Kathmandu', 'Lalitpur', 'Bhaktapur'];
export const isInValley = (city: string) => VALLEY.includes(city);
