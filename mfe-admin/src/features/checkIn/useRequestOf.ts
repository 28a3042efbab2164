import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readRequestPage } from '@mcs-repairs/shared/domain/contract/requestPages';
import { requestTopicSchema } from '@mcs-repairs/shared/domain/types/followUp';
import { type RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useRequestLink } from '../../staff/useRequestLink';

const requestPages = answersOf(readRequestPage);

/**
 * Reads a request such as `enquiries/E12` from the address. The clerk checks in a device for this
 * request. Returns a function that links the request to the booking.
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
