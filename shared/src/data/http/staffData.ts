import * as z from 'zod/mini';
import {
  bookingDetailsSchema,
  bookingListSchema,
  bookingSchema,
  bookingStatsSchema,
  importProgressSchema,
} from '../../domain/types/booking';
import { postSchema } from '../../domain/types/community';
import { enquiryListSchema } from '../../domain/types/enquiry';
import type { Result } from '../../domain/types/failure';
import { bulkMarkedSchema } from '../../domain/types/inbox';
import { quoteRequestListSchema } from '../../domain/types/quote';
import {
  sessionEntrySchema,
  sessionSchema,
  staffMemberSchema,
  type Session,
} from '../../domain/types/staff';
import { sweepOutcomeSchema, sweepPreviewSchema } from '../../domain/types/sweep';
import type { StaffData } from '../ShopData';
import type { Send } from './send';
import { watchChanges, type OpenEvents } from './watchChanges';

const importedSchema = z.object({ added: z.int(), skipped: z.int() });
/** A large file over a slow line, and its rows. */
const IMPORT_MS = 10 * 60_000;
const at = (id: string) => encodeURIComponent(id);

/** What staff may do, over HTTP. The session's token is kept here and sent with every change. */
export function createStaffData(send: Send, baseUrl: string, openEvents?: OpenEvents): StaffData {
  const remember = (outcome: Result<Session>) => {
    if (outcome.ok) send.rememberCsrfToken(outcome.value.csrfToken);
    return outcome;
  };
  const change = <T>(path: string, body: unknown, schema: z.ZodMiniType<T> | null) =>
    send({ method: 'POST', path, body, schema });

  return {
    session: async () => remember(await send({ path: '/session', schema: sessionSchema })),
    signIn: async (credentials) => remember(await change('/session', credentials, sessionSchema)),
    setUp: async (account) => remember(await change('/staff/setup', account, sessionSchema)),
    async signOut() {
      const outcome = await send<null>({ method: 'DELETE', path: '/session', schema: null });
      if (outcome.ok) send.rememberCsrfToken(null);
      return outcome;
    },
    changePassword: (passwords) => change<null>('/session/password', passwords, null),
    requestPasswordLink: (request) => change<null>('/password-links', request, null),
    resetPassword: (reset) => change<null>('/password-links/use', reset, null),
    approveSignIn: (approval) => change<null>('/sign-in-approvals/use', approval, null),
    sessions: () => send({ path: '/sessions', schema: z.array(sessionEntrySchema) }),
    endSession: (id) => send<null>({ method: 'DELETE', path: `/sessions/${at(id)}`, schema: null }),
    members: () => send({ path: '/staff', schema: z.array(staffMemberSchema) }),
    addMember: (member) => change('/staff', member, staffMemberSchema),
    setMemberDisabled: (id, disabled) =>
      change(`/staff/${at(id)}/disabling`, { disabled }, staffMemberSchema),

    bookings: (query, signal) =>
      send({ path: '/bookings', query, signal, schema: bookingListSchema }),
    booking: (id) => send({ path: `/bookings/${at(id)}`, schema: bookingDetailsSchema }),
    photoUrl: (photoId) => (photoId ? `${baseUrl}/api/photos/${at(photoId)}` : null),
    transition: (id, request) => change(`/bookings/${at(id)}/transitions`, request, bookingSchema),
    exportBookings: (query) =>
      send({ path: '/bookings/export', query, schema: z.array(bookingSchema) }),
    importBookings: (bookings) =>
      send({
        method: 'POST',
        path: '/bookings/import',
        body: bookings,
        schema: importedSchema,
        timeoutMs: IMPORT_MS,
      }),
    async importProgress() {
      const outcome = await send({ path: '/bookings/import', schema: importProgressSchema });
      return outcome.ok ? { ok: true, value: outcome.value.running } : outcome;
    },
    stats: () => send({ path: '/stats', schema: bookingStatsSchema }),
    previewSweep: (selection, signal) =>
      send({
        method: 'POST',
        path: '/bookings/sweep-previews',
        body: selection,
        signal,
        schema: sweepPreviewSchema,
      }),
    sweep: (sweep) => change('/bookings/sweeps', sweep, sweepOutcomeSchema),
    watch: (onChange, onConnection) =>
      watchChanges(`${baseUrl}/api/events`, onChange, onConnection, openEvents),

    quoteRequests: (query, signal) =>
      send({ path: '/quote-requests', query, signal, schema: quoteRequestListSchema }),
    enquiries: (query, signal) =>
      send({ path: '/enquiries', query, signal, schema: enquiryListSchema }),
    markQuoteRequests: (marks) => change('/quote-requests/marks', marks, bulkMarkedSchema),
    markEnquiries: (marks) => change('/enquiries/marks', marks, bulkMarkedSchema),

    moderatePost: (id, moderation) => change(`/posts/${at(id)}/hiding`, moderation, postSchema),
    hideReply: (postId, replyId, hidden) =>
      change(`/posts/${at(postId)}/replies/${at(replyId)}/hiding`, { hidden }, postSchema),
  };
}
