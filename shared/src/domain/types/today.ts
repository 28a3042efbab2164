import * as z from 'zod/mini';
import { bookingSchema } from './booking';
import { instantSchema, shopDateSchema } from './time';

/** The first lines, at most `TODAY_LINES`, and how many there are in all, counted up to `TODAY_MOST`. */
export const todayListSchema = z.object({ total: z.int(), lines: z.array(bookingSchema) });
export type TodayList = z.infer<typeof todayListSchema>;

export const todaySchema = z.object({
  shopDate: shopDateSchema,
  /** When the last visit of who asks ended; null at their first one, when everything is new to them. */
  since: z.nullable(instantSchema),
  /** Appointments of today whose customer has not come yet, by their time. */
  due: todayListSchema,
  /** Appointments that began a while ago without their customer, the oldest first. */
  late: todayListSchema,
  /** Pending, and not for too long yet, newest first: for everybody, until somebody answers. */
  fresh: todayListSchema,
  /** Pending for longer than they should be, the oldest first. */
  waiting: todayListSchema,
  /** On the bench although they were promised for today or before, the oldest promise first. */
  promised: todayListSchema,
  /** Done, or to go back as they came, and not collected; who waits longest first. */
  ready: todayListSchema,
  /** Inboxes: how many nobody handled yet, spam aside; threads without an answer of the shop. */
  enquiries: z.int(),
  quoteRequests: z.int(),
  posts: z.int(),
});
export type Today = z.infer<typeof todaySchema>;
