import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readRequestPage } from '@mcs-repairs/shared/domain/contract/requestPages';
import { requestTopicSchema } from '@mcs-repairs/shared/domain/types/followUp';
import { type RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useRequestLink } from '../../staff/useRequestLink';

const requestPages = answersOf(readRequestPage);

/**
 * Reads from the address the request for which a device is checked in, such as `enquiries/E12`.
 * Returns a function that links it with the booking.
 */
export function useRequestOf(place: string | null) {
  const link = useRequestLink();
  const can = useShopCapabilities();
  const [topic, reference = ''] = place?.split('/') ?? [];
  const known = requestTopicSchema.safeParse(topic);
  const { currentData } = requestPages.useQuery(
    { params: { topic: known.data ?? 'enquiries', reference } },
    { skip: !known.success || !reference || !can.signIn },
  );
  const request: RequestPage | undefined = currentData;
  return {
    request,
    link: async (booking: string) => {
      if (request) await link(request, booking);
    },
  };
}
