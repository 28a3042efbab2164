import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Today } from '../../domain/types/today';
import type { TodayPort } from './port';

/** Read by the screen of the day and by the bar of pages: asked once for both. */
export const todayApi = shopApi.enhanceEndpoints({ addTagTypes: ['Today'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    today: build.query<Today, void>({
      queryFn: ask(({ staff }: TodayPort, _none, signal) => staff.today(signal)),
      providesTags: ['Today', 'Bookings', 'QuoteRequests', 'Enquiries', 'Posts'],
    }),
  }),
});
