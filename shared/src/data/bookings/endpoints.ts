import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type {
  BookingDetails,
  BookingList,
  BookingListQuery,
  BookingStats,
} from '../../domain/types/booking';
import type { BookingsPort } from './port';

export const bookingsApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookings: build.query<BookingList, BookingListQuery>({
      queryFn: ask(({ staff }: BookingsPort, query, signal) => staff.bookings(query, signal)),
      providesTags: ['Bookings'],
    }),
    booking: build.query<BookingDetails, string>({
      queryFn: ask(({ staff }: BookingsPort, id) => staff.booking(id)),
      providesTags: ['Bookings'],
    }),
    bookingStats: build.query<BookingStats, void>({
      queryFn: ask(({ staff }: BookingsPort) => staff.stats()),
      providesTags: ['Bookings'],
    }),
  }),
});
