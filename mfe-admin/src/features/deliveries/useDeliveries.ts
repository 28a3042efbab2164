import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listDeliveries } from '@mcs-repairs/shared/domain/contract/deliveries';
import { useNow } from '@mcs-repairs/shared/platform/site';

const SOON_MS = 90_000;
const AGAIN_MS = 3000;

const deliveries = answersOf(listDeliveries);

/**
 * The messages of a booking. They are polled while one waits to be sent, because live changes do
 * not report that a message was sent.
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
