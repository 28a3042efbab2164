import { dayAvailability, daysFrom } from '../../domain/rules/dayAvailability';
import { done } from '../browser/failures';
import type { AvailabilityPort } from './port';

/** By the calendar's rules alone (decision 3): what is booked in this browser takes no time away. */
export const browserAvailability = ({ now }: { now: () => Date }): AvailabilityPort => ({
  async availability(from, to) {
    const days = daysFrom(from, to);
    return done({ days: days.map((shopDate) => dayAvailability({ shopDate, now: now() })) });
  },
});
