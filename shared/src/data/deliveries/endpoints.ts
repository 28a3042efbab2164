import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Delivery } from '../../domain/types/message';
import type { DeliveriesPort } from './port';

export const deliveriesApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    deliveries: build.query<Delivery[], string>({
      queryFn: ask(({ staff }: DeliveriesPort, bookingId) => staff.deliveries(bookingId)),
      providesTags: ['Bookings'],
    }),
  }),
});
