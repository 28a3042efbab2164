import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readRequestPage } from '@mcs-repairs/shared/domain/contract/requestPages';
import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import { useNow } from '@mcs-repairs/shared/platform/site';

const SOON_MS = 90_000;
const AGAIN_MS = 3000;

const requestPages = answersOf(readRequestPage);

/**
 * Reads one request. It polls while an answer waits to be sent, because live changes do not report
 * sent messages.
 */
export function useRequestPage(topic: RequestTopic, reference: string) {
  const now = useNow().getTime();
  const input = { params: { topic, reference } };
  const { data } = requestPages.useQueryState(input);
  const isDue = data?.entries.some(
    ({ delivery }) =>
      delivery?.state === 'waiting' &&
      (!delivery.dueAt || Date.parse(delivery.dueAt) - now < SOON_MS),
  );
  return requestPages.useQuery(input, { pollingInterval: isDue ? AGAIN_MS : 0 });
}
