import { deliveriesApi } from '@mcs-repairs/shared/data/deliveries/endpoints';
import { useNow } from '@mcs-repairs/shared/platform/site';

const SOON_MS = 90_000;
const AGAIN_MS = 3000;

/** The messages of a booking, asked for again while one is about to leave: that a mail was sent is no news to every dashboard. */
export function useDeliveries(bookingId: string) {
  const now = useNow().getTime();
  const { data: known = [] } = deliveriesApi.endpoints.deliveries.useQueryState(bookingId);
  const isDue = known.some(
    ({ state, dueAt }) => state === 'waiting' && (!dueAt || Date.parse(dueAt) - now < SOON_MS),
  );
  return deliveriesApi.useDeliveriesQuery(bookingId, { pollingInterval: isDue ? AGAIN_MS : 0 });
}
