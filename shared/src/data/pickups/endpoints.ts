import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Rides } from '../../domain/types/ride';
import type { PickupsPort } from './port';

export const pickupsApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    rides: build.query<Rides, void>({
      queryFn: ask(({ staff }: PickupsPort) => staff.rides()),
      providesTags: ['Bookings'],
    }),
  }),
});
