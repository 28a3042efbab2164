import * as z from 'zod/mini';
import { availabilitySchema } from '../domain/types/availability';
import { bookingReceiptSchema, bookingStatusSchema } from '../domain/types/booking';
import { postListSchema, postSchema, replyListSchema, replySchema } from '../domain/types/community';
import { referenceSchema } from '../domain/types/enquiry';
import { quoteSchema } from '../domain/types/quote';
import type { ShopData } from './ShopData';
import { createSend, type SendOptions } from './http/send';
import { createStaffData } from './http/staffData';
import type { OpenEvents } from './http/watchChanges';

const photoSchema = z.object({ photoId: z.string() });
const likeSchema = z.object({ likes: z.int(), liked: z.boolean() });
const messageSchema = z.object({ message: z.string() });
const myBookingSchema = z.object({
  receipt: bookingReceiptSchema,
  timeline: z.array(z.object({ at: z.string(), to: bookingStatusSchema })),
  actions: z.object({
    reschedule: z.boolean(),
    cancel: z.boolean(),
    keep: z.optional(z.boolean()),
  }),
});

export type HttpShopDataOptions = SendOptions & { openEvents?: OpenEvents };

/**
 * The data port over the shop's own server. `baseUrl` is its origin without a slash at the end; empty for the page's own.
 * Every answer is parsed with the schemas of the contract; an answer of another shape is the failure `internal`.
 */
export function createHttpShopData(options: HttpShopDataOptions): ShopData {
  const send = createSend(options);
  /** The secret of a private link travels in a header: addresses end up in logs. */
  const mine = (token: string) => ({ 'x-booking-token': token });
  const keyed = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey });
  const thread = (id: string) => `/posts/${encodeURIComponent(id)}`;

  return {
    mode: 'connected',

    availability: (from, to, signal) =>
      send({ path: '/availability', query: { from, to }, signal, schema: availabilitySchema }),
    createBooking: (request, idempotencyKey) =>
      send({
        method: 'POST',
        path: '/bookings',
        body: request,
        headers: keyed(idempotencyKey),
        schema: bookingReceiptSchema,
      }),
    uploadPhoto(photo, signal) {
      const body = new FormData();
      body.append('photo', photo, 'photo');
      return send({ method: 'POST', path: '/photos', body, signal, schema: photoSchema });
    },

    myBooking: (token) =>
      send({ path: '/my-bookings', headers: mine(token), schema: myBookingSchema }),
    rescheduleMyBooking: (token, to) =>
      send({
        method: 'POST',
        path: '/my-bookings/reschedule',
        body: to,
        headers: mine(token),
        schema: bookingReceiptSchema,
      }),
    keepMyBooking: (token, version) =>
      send({
        method: 'POST',
        path: '/my-bookings/keep',
        body: { version },
        headers: mine(token),
        schema: bookingReceiptSchema,
      }),
    cancelMyBooking: (token, version) =>
      send({
        method: 'POST',
        path: '/my-bookings/cancel',
        body: { version },
        headers: mine(token),
        schema: bookingReceiptSchema,
      }),
    findMyBooking: (question) =>
      send({ method: 'POST', path: '/my-bookings/lookup', body: question, schema: messageSchema }),
    exportMyData: (token) =>
      send({ path: '/my-bookings/export', headers: mine(token), schema: z.unknown() }),
    eraseMyData: (token) =>
      send<null>({
        method: 'POST',
        path: '/my-bookings/erase',
        headers: mine(token),
        schema: null,
      }),

    quote: (question) =>
      send({ method: 'POST', path: '/quotes', body: question, schema: quoteSchema }),
    createQuoteRequest: (form, idempotencyKey) =>
      send({
        method: 'POST',
        path: '/quote-requests',
        body: form,
        headers: keyed(idempotencyKey),
        schema: referenceSchema,
      }),
    createEnquiry: (form, idempotencyKey) =>
      send({
        method: 'POST',
        path: '/enquiries',
        body: form,
        headers: keyed(idempotencyKey),
        schema: referenceSchema,
      }),

    posts: (query, signal) => send({ path: '/posts', query, signal, schema: postListSchema }),
    post: (id, signal) => send({ path: thread(id), signal, schema: postSchema }),
    replies: (postId, after, signal) =>
      send({
        path: `${thread(postId)}/replies`,
        query: { after },
        signal,
        schema: replyListSchema,
      }),
    createPost: (post, idempotencyKey) =>
      send({
        method: 'POST',
        path: '/posts',
        body: post,
        headers: keyed(idempotencyKey),
        schema: postSchema,
      }),
    createReply: (postId, reply, idempotencyKey) =>
      send({
        method: 'POST',
        path: `${thread(postId)}/replies`,
        body: reply,
        headers: keyed(idempotencyKey),
        schema: replySchema,
      }),
    async likePost(postId, liked) {
      const like = () =>
        send({
          method: liked ? 'PUT' : 'DELETE',
          path: `${thread(postId)}/like`,
          schema: likeSchema,
        });
      const first = await like();
      // A browser's first like is answered with the cookie by which it is known.
      return !first.ok && first.failure.code === 'unknown-browser' ? like() : first;
    },

    staff: createStaffData(send, options.baseUrl, options.openEvents),
  };
}
