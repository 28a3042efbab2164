import type { CITIES } from '../types/bookingRequest';
import type { SlotTime } from '../types/time';

/**
 * The 18 start times of the repair desk, every half hour from 9:00 AM to 5:30 PM (specification,
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

/** The first and the last slot time, as `HH:MM`. */
export const FIRST_SLOT = '09:00';
export const LAST_SLOT = '17:30';

/**
 * Monday to Friday; 0 is Sunday. Every reading of the specification allows these days
 * (docs/conformance/readings.md, Appointment days).
 */
export const BOOKABLE_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/**
 * Every third slot, from position 0, is reserved for walk-ins (specification, section 9;
 * docs/conformance/readings.md, Free slots).
 */
export const WALK_IN_EVERY = 3;

/** The number of bookings that one slot accepts in connected mode. */
export const SLOT_CAPACITY = 1;

/**
 * Customers can book at most this many days after today. Later days are `too-far`, because their
 * holidays are not confirmed yet.
 */
export const BOOKING_HORIZON_DAYS = 365;

/**
 * The calendar never opens before this month (specification, section 4;
 * docs/conformance/readings.md, First month).
 */
export const FIRST_CALENDAR_YEAR = 2025;

/**
 * The cities of the booking wizard (specification, section 9) and the default city (specification,
 * section 5).
 */
// The list is repeated here, because importing the schema would load its library on every page that
// shows a time.
export const CITY_CHOICES: typeof CITIES = ['Kathmandu', 'Lalitpur', 'Bhaktapur', 'Pokhara'];
export const DEFAULT_CITY = 'Kathmandu';

/**
 * Pickup and return are free in these cities of the Kathmandu Valley (specification, section 9).
 */
const VALLEY: readonly string[] = ['Kathmandu', 'Lalitpur', 'Bhaktapur'];
export const isInValley = (city: string) => VALLEY.includes(city);
