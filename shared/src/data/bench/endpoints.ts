import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Board, BookingPage } from '../../domain/types/bench';
import type { BenchPort } from './port';

export const benchApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    board: build.query<Board, void>({
      queryFn: ask(({ staff }: BenchPort) => staff.board()),
      providesTags: ['Bookings'],
    }),
    bookingPage: build.query<BookingPage, string>({
      queryFn: ask(({ staff }: BenchPort, reference) => staff.bookingPage(reference)),
      providesTags: ['Bookings'],
    }),
  }),
});
