import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listDeliveries } from '@mcs-repairs/shared/domain/contract/deliveries';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { askAgainMs } from '../../staff/askAgainMs';

const deliveries = answersOf(listDeliveries);

/** Reads the messages of a booking. While a message waits to be sent, the hook polls the server. */
export function useDeliveries(bookingId: string) {
  const now = useNow();
  const input = { params: { id: bookingId } };
  const { data: known = [] } = deliveries.useQueryState(input);
  return deliveries.useQuery(input, { pollingInterval: askAgainMs(known, now) });
}
