import { readAvailability } from '../../domain/contract/availability';
import { dayAvailability } from '../../domain/rules/availability';
import { daysFrom } from '../../domain/rules/freeSlots';
import { done } from '../browser/failures';
import { inBrowser } from '../operations';

/**
 * Returns the slots that the rules of the calendar allow. A booking in this browser occupies no
 * slot (docs/conformance/readings.md, Free slots).
 */
export const availabilityInBrowser = ({ now }: { now: () => Date }) =>
  inBrowser(readAvailability, async ({ query: { from, to } }) => {
    const days = daysFrom(from, to);
    return done({ days: days.map((shopDate) => dayAvailability({ shopDate, now: now() })) });
  });
