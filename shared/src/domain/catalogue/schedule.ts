import type { CITIES } from '../types/booking';
import type { SlotTime } from '../types/time';

/** The 18 start times of the repair desk, every half hour from 9:00 AM to 5:30 PM (section 9). */
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

/** The first and the last of them, `HH:MM`. */
export const FIRST_SLOT = '09:00';
export const LAST_SLOT = '17:30';

/** Monday to Friday, 0 is Sunday: the days that every reading of the specification allows (decision 2). */
export const BOOKABLE_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/** Every third slot, from position 0, is kept for walk-ins (section 9, decision 3). */
export const WALK_IN_EVERY = 3;

/** Bookings that one slot takes in connected mode. */
export const SLOT_CAPACITY = 1;

/** Days after today that can be booked; further ones are `too-far`, since their holidays are not confirmed yet. */
export const BOOKING_HORIZON_DAYS = 365;

/** The calendar never opens before this month (section 4, decision 4). */
export const FIRST_CALENDAR_YEAR = 2025;

/** Cities of the wizard (section 9) and its default (section 5). */
// Written out: the schema's module would bring its library into every page that shows a time.
export const CITY_CHOICES: typeof CITIES = ['Kathmandu', 'Lalitpur', 'Bhaktapur', 'Pokhara'];
export const DEFAULT_CITY = 'Kathmandu';

/** Section 9: pickup and return are free in these cities of the Kathmandu Valley. */
const VALLEY: readonly string[] = ['Kathmandu', 'Lalitpur', 'Bhaktapur'];
export const isInValley = (city: string) => VALLEY.includes(city);
