import * as z from 'zod/mini';
import { bookingSchema } from './booking';
import { followUpSchema } from './followUp';
import { lowPartsSchema } from './lowParts';
import { stageSchema } from './stage';
import { instantSchema, shopDateSchema } from './time';

/** The first lines, at most `TODAY_LINES`, and the total, counted up to `TODAY_MOST`. */
export const todayListSchema = z.object({ total: z.int(), lines: z.array(bookingSchema) });
export type TodayList = z.infer<typeof todayListSchema>;

export const todaySchema = z.object({
  shopDate: shopDateSchema,
  /** When the member's last visit ended. Null at the first visit, when everything is new. */
  since: z.nullable(instantSchema),
  /** Today's appointments whose customer has not come yet, by time. */
  due: todayListSchema,
  /** Appointments that began some time ago and whose customer has not come, the oldest first. */
  late: todayListSchema,
  /**
   * Pending bookings within the time limit, newest first. Every member sees them until somebody
   * answers.
   */
  fresh: todayListSchema,
  /** Pending bookings beyond the time limit, the oldest first. */
  waiting: todayListSchema,
  /** Repairs in progress that were promised for today or before, the oldest promise first. */
  promised: todayListSchema,
  /**
   * Devices that are repaired, or go back unrepaired, and that nobody has collected; the longest
   * wait first.
   */
  ready: todayListSchema,
  /** Confirmed appointments of today whose customer may still come in time, by time. */
  arriving: todayListSchema,
  /** Confirmed appointments that began a while ago without their customer, the oldest first. */
  missed: todayListSchema,
  /** Repairs in progress that were promised for a day before today, the oldest promise first. */
  overdue: todayListSchema,
  /** Repairs in progress that were promised for today, the longest wait first. */
  promisedToday: todayListSchema,
  /** The other repairs in progress by their stage, the oldest booking first. */
  inShop: z.array(z.extend(todayListSchema, { stage: stageSchema })),
  /**
   * The number of unhandled requests without spam. For threads, the number without an answer by the
   * shop.
   */
  enquiries: z.int(),
  quoteRequests: z.int(),
  posts: z.int(),
  /** The number of threads with open reports. */
  reportedPosts: z._default(z.int(), 0),
  /** The number of threads and replies that wait for a review. */
  waitingPosts: z._default(z.int(), 0),
  /**
   * Requests whose follow-up day has come, the longest due first. Only members who may read requests
   * see them.
   */
  followUps: z._default(z.object({ total: z.int(), lines: z.array(followUpSchema) }), {
    total: 0,
    lines: [],
  }),
  /** Parts whose stock is at their warning level or below, the fewest first. */
  lowParts: z._default(lowPartsSchema, { total: 0, lines: [] }),
});
export type Today = z.infer<typeof todaySchema>;
