import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Availability } from '../../domain/types/availability';
import type { ShopDate } from '../../domain/types/time';
import type { AvailabilityPort } from './port';

export const availabilityApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    availability: build.query<Availability, { from: ShopDate; to: ShopDate }>({
      queryFn: ask((shop: AvailabilityPort, { from, to }, signal) =>
        shop.availability(from, to, signal),
      ),
      providesTags: ['Availability'],
    }),
  }),
});
