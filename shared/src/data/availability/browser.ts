import { readAvailability } from '../../domain/contract/availability';
import { dayAvailability, daysFrom } from '../../domain/rules/dayAvailability';
import { done } from '../browser/failures';
import { inBrowser } from '../operations';

/** By the calendar's rules alone (decision 3): what is booked in this browser takes no time away. */
export const availabilityInBrowser = ({ now }: { now: () => Date }) =>
  inBrowser(readAvailability, async ({ query: { from, to } }) => {
    const days = daysFrom(from, to);
    return done({ days: days.map((shopDate) => dayAvailability({ shopDate, now: now() })) });
  });
