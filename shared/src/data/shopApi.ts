import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { ShopData } from './ShopData';
import type { Availability } from '../domain/types/availability';
import type {
  Booking,
  BookingDetails,
  BookingList,
  BookingListQuery,
  BookingStats,
  TransitionRequest,
} from '../domain/types/booking';
import type {
  Moderation,
  NewPost,
  NewReply,
  Post,
  PostList,
  PostListQuery,
  Reply,
  ReplyList,
} from '../domain/types/community';
import type { EnquiryList } from '../domain/types/enquiry';
import type { Failure, Result } from '../domain/types/failure';
import type { BulkMark, BulkMarked, InboxQuery } from '../domain/types/inbox';
import type { QuoteRequestList } from '../domain/types/quote';
import type { SessionEntry, StaffMember } from '../domain/types/staff';
import type { ShopDate } from '../domain/types/time';

/** Turns a call of the data port into an endpoint's function: a failure becomes the endpoint's error. */
const ask =
  <Question, Answer>(
    call: (shopData: ShopData, question: Question, signal: AbortSignal) => Promise<Result<Answer>>,
  ) =>
  async (
    question: Question,
    { extra, signal }: { extra: unknown; signal: AbortSignal },
  ): Promise<{ data: Answer } | { error: Failure }> => {
    const result = await call((extra as { shopData: ShopData }).shopData, question, signal);
    return result.ok ? { data: result.value } : { error: result.failure };
  };

/** The cache of what the server keeps; what a change makes stale is fetched again. */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: [
    'Availability',
    'Bookings',
    'Posts',
    'QuoteRequests',
    'Enquiries',
    'Sessions',
    'Members',
  ],
  endpoints: (build) => ({
    availability: build.query<Availability, { from: ShopDate; to: ShopDate }>({
      queryFn: ask((shop, { from, to }, signal) => shop.availability(from, to, signal)),
      providesTags: ['Availability'],
    }),

    posts: build.query<PostList, PostListQuery>({
      queryFn: ask((shop, query, signal) => shop.posts(query, signal)),
      providesTags: ['Posts'],
    }),
    post: build.query<Post, string>({
      queryFn: ask((shop, id, signal) => shop.post(id, signal)),
      providesTags: ['Posts'],
    }),
    replies: build.query<ReplyList, { postId: string; after: string }>({
      queryFn: ask((shop, { postId, after }, signal) => shop.replies(postId, after, signal)),
      providesTags: ['Posts'],
    }),
    createPost: build.mutation<Post, { post: NewPost; idempotencyKey: string }>({
      queryFn: ask((shop, { post, idempotencyKey }) => shop.createPost(post, idempotencyKey)),
      invalidatesTags: ['Posts'],
    }),
    createReply: build.mutation<Reply, { postId: string; reply: NewReply; idempotencyKey: string }>(
      {
        queryFn: ask((shop, { postId, reply, idempotencyKey }) =>
          shop.createReply(postId, reply, idempotencyKey),
        ),
        invalidatesTags: ['Posts'],
      },
    ),
    likePost: build.mutation<{ likes: number; liked: boolean }, { postId: string; liked: boolean }>(
      {
        queryFn: ask((shop, { postId, liked }) => shop.likePost(postId, liked)),
        invalidatesTags: ['Posts'],
      },
    ),
    moderatePost: build.mutation<Post, { id: string; change: Moderation }>({
      queryFn: ask((shop, { id, change }) => shop.staff.moderatePost(id, change)),
      invalidatesTags: ['Posts'],
    }),
    hideReply: build.mutation<Post, { postId: string; replyId: string; hidden: boolean }>({
      queryFn: ask((shop, { postId, replyId, hidden }) =>
        shop.staff.hideReply(postId, replyId, hidden),
      ),
      invalidatesTags: ['Posts'],
    }),

    bookings: build.query<BookingList, BookingListQuery>({
      queryFn: ask((shop, query, signal) => shop.staff.bookings(query, signal)),
      providesTags: ['Bookings'],
    }),
    booking: build.query<BookingDetails, string>({
      queryFn: ask((shop, id) => shop.staff.booking(id)),
      providesTags: ['Bookings'],
    }),
    bookingStats: build.query<BookingStats, void>({
      queryFn: ask((shop) => shop.staff.stats()),
      providesTags: ['Bookings'],
    }),
    transition: build.mutation<Booking, { id: string; request: TransitionRequest }>({
      queryFn: ask((shop, { id, request }) => shop.staff.transition(id, request)),
      invalidatesTags: ['Bookings', 'Availability'],
    }),
    importBookings: build.mutation<{ added: number; skipped: number }, unknown>({
      queryFn: ask((shop, bookings) => shop.staff.importBookings(bookings)),
      invalidatesTags: ['Bookings', 'Availability'],
    }),

    quoteRequests: build.query<QuoteRequestList, InboxQuery>({
      queryFn: ask((shop, query, signal) => shop.staff.quoteRequests(query, signal)),
      providesTags: ['QuoteRequests'],
    }),
    markQuoteRequests: build.mutation<BulkMarked, BulkMark>({
      queryFn: ask((shop, marks) => shop.staff.markQuoteRequests(marks)),
      invalidatesTags: ['QuoteRequests'],
    }),
    enquiries: build.query<EnquiryList, InboxQuery>({
      queryFn: ask((shop, query, signal) => shop.staff.enquiries(query, signal)),
      providesTags: ['Enquiries'],
    }),
    markEnquiries: build.mutation<BulkMarked, BulkMark>({
      queryFn: ask((shop, marks) => shop.staff.markEnquiries(marks)),
      invalidatesTags: ['Enquiries'],
    }),

    sessions: build.query<SessionEntry[], void>({
      queryFn: ask((shop) => shop.staff.sessions()),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<null, string>({
      queryFn: ask((shop, id) => shop.staff.endSession(id)),
      invalidatesTags: ['Sessions'],
    }),
    members: build.query<StaffMember[], void>({
      queryFn: ask((shop) => shop.staff.members()),
      providesTags: ['Members'],
    }),
  }),
});
