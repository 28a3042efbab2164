import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readAvailability } from '@mcs-repairs/shared/domain/contract/availability';
import { dayReasonText } from '@mcs-repairs/shared/domain/rules/availability';
import { shopDateSchema } from '@mcs-repairs/shared/domain/types/time';

const availability = answersOf(readAvailability);

/**
 * Reads the free times of a day. Staff see the same times as customers. `closed` says why a day has
 * none. `prompt` is the text of a list of times in which nothing is chosen.
 */
export function useFreeTimes(day: string) {
  const isDay = shopDateSchema.safeParse(day).success;
  const found = availability.useQuery({ query: { from: day, to: day } }, { skip: !isDay });
  const offered = isDay ? found.currentData?.days[0] : undefined;
  const free = (offered?.slots ?? []).filter(({ available }) => available);
  const closed =
    offered && !offered.bookable
      ? dayReasonText(offered.reason ?? 'past', offered.holiday)
      : undefined;
  const isKnown = offered !== undefined;
  const unknown = found.isError ? 'The times did not load' : 'Choose a time';
  const listed = free.length > 0 || !isKnown ? unknown : 'No free times';
  const prompt = isDay ? listed : 'No day yet';
  return { isDay, free: free.map(({ time }) => time), closed, prompt };
}
