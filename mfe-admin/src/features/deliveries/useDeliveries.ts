import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listDeliveries } from '@mcs-repairs/shared/domain/contract/deliveries';
import { useNow } from '@mcs-repairs/shared/platform/site';

const SOON_MS = 90_000;
const AGAIN_MS = 3000;

const deliveries = answersOf(listDeliveries);

/**
 * Reads the messages of a booking. While one is waiting to be sent, it polls, because live changes
 * do not report sent messages.
 */
export function useDeliveries(bookingId: string) {
  const now = useNow().getTime();
  const input = { params: { id: bookingId } };
  const { data: known = [] } = deliveries.useQueryState(input);
  const isDue = known.some(
    ({ state, dueAt }) => state === 'waiting' && (!dueAt || Date.parse(dueAt) - now < SOON_MS),
  );
  return deliveries.useQuery(input, { pollingInterval: isDue ? AGAIN_MS : 0 });
}
