import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readRequestPage } from '@mcs-repairs/shared/domain/contract/requestPages';
import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { askAgainMs } from '../../staff/askAgainMs';

const requestPages = answersOf(readRequestPage);

/** Reads one request. While an answer waits to be sent, the hook polls the server. */
export function useRequestPage(topic: RequestTopic, reference: string) {
  const now = useNow();
  const input = { params: { topic, reference } };
  const { data } = requestPages.useQueryState(input);
  const answers = (data?.entries ?? []).map(({ delivery }) => delivery);
  return requestPages.useQuery(input, { pollingInterval: askAgainMs(answers, now) });
}
