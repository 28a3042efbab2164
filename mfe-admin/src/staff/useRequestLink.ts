import { linkRequestBooking } from '@mcs-repairs/shared/domain/contract/requestPages';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';

/**
 * Returns a function that links a request to the booking that was made from it. If linking fails,
 * the booking still exists. A message then names the booking and the request.
 */
export function useRequestLink() {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  return async (
    { topic, id, reference }: Pick<RequestPage, 'topic' | 'id' | 'reference'>,
    booking: string,
  ): Promise<void> => {
    const result = await call(linkRequestBooking, { params: { topic, id }, body: { booking } });
    if (result.ok) return;
    const text = `Booking ${booking} is stored, but it is not linked to request ${reference} yet. Link the booking on the page of request ${reference}.`;
    dispatch(toastShown({ tone: 'error', text }));
  };
}
