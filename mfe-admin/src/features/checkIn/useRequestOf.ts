import { answersOf } from '@mcs-repairs/shared/data/answers';
import {
  linkRequestBooking,
  readRequestPage,
} from '@mcs-repairs/shared/domain/contract/requestPages';
import { requestTopicSchema } from '@mcs-repairs/shared/domain/types/followUp';
import { type RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { useShopCapabilities, useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';

const requestPages = answersOf(readRequestPage);

/**
 * Reads from the address the request for which a device is checked in, such as `enquiries/E12`.
 * Returns a function that links it with the booking.
 */
export function useRequestOf(place: string | null) {
  const { call } = useShopData();
  const can = useShopCapabilities();
  const dispatch = useAppDispatch();
  const [topic, reference = ''] = place?.split('/') ?? [];
  const known = requestTopicSchema.safeParse(topic);
  const { currentData } = requestPages.useQuery(
    { params: { topic: known.data ?? 'enquiries', reference } },
    { skip: !known.success || !reference || !can.signIn },
  );
  const request: RequestPage | undefined = currentData;
  return {
    request,
    async link(booking: string) {
      if (!request) return;
      const { id } = request;
      const params = { topic: request.topic, id };
      const result = await call(linkRequestBooking, { params, body: { booking } });
      if (result.ok) return;
      const text = `Booking ${booking} is stored, but ${request.reference} does not link it yet. Link it on the page of ${request.reference}.`;
      dispatch(toastShown({ tone: 'error', text }));
    },
  };
}
