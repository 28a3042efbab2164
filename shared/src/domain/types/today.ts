import * as z from 'zod/mini';
import { bookingSchema } from './booking';
import { followUpSchema } from './followUp';
import { lowPartsSchema } from './lowParts';
import { stageSchema } from './stage';
import { linesText } from './text';
import { instantSchema, shopDateSchema } from './time';

/**
 * A list of the page Today: its first lines (at most `TODAY_LINES`), and the number of all entries
 * (counted up to `TODAY_MOST`).
 */
export const todayListSchema = z.object({ total: z.int(), lines: z.array(bookingSchema) });
export type TodayList = z.infer<typeof todayListSchema>;

/** The last question that a customer asked about a repair, if the shop has not answered. */
const customerQuestionSchema = z.object({
  /** The id of the note that stores the question. */
  id: z.string(),
  reference: z.string(),
  customerName: z.string(),
  at: instantSchema,
  text: linesText({ max: 2000 }),
});
export type CustomerQuestion = z.infer<typeof customerQuestionSchema>;

export const todaySchema = z.object({
  shopDate: shopDateSchema,
  /**
   * When the staff member's last visit to the page ended. Null on the first visit, when everything
   * counts as new.
   */
  since: z.nullable(instantSchema),
  /** Today's appointments whose customer has not come yet, ordered by time. */
  due: todayListSchema,
  /** Appointments that began some time ago, but whose customer has not come. Oldest first. */
  late: todayListSchema,
  /**
   * Pending bookings that have not waited too long, newest first. All staff see them until somebody
   * answers.
   */
  fresh: todayListSchema,
  /**
   * Pending bookings that have waited too long, the soonest appointment first. Those without an
   * appointment are last, the oldest first.
   */
  waiting: todayListSchema,
  /** Repairs in progress whose promised day is today or earlier, earliest first. */
  promised: todayListSchema,
  /**
   * Devices that are repaired, or that go back unrepaired, and are still in the shop. Those that
   * have waited longest are first.
   */
  ready: todayListSchema,
  /** Today's confirmed appointments that are not late, ordered by time. */
  arriving: todayListSchema,
  /**
   * Confirmed appointments that began some time ago, but whose customer has not come. Oldest first.
   */
  missed: todayListSchema,
  /**
   * Confirmed bookings without an appointment and without a pickup time. The oldest booking is
   * first.
   */
  undated: z._default(todayListSchema, { total: 0, lines: [] }),
  /** Repairs in progress whose promised day was before today, earliest first. */
  overdue: todayListSchema,
  /** Repairs in progress whose promised day is today. Those that have waited longest are first. */
  promisedToday: todayListSchema,
  /** All other repairs in progress, by stage. The oldest booking is first. */
  inShop: z.array(z.extend(todayListSchema, { stage: stageSchema })),
  /**
   * The number of enquiries that are not handled, without spam. `posts` is the number of threads
   * that the shop has not answered.
   */
  enquiries: z.int(),
  quoteRequests: z.int(),
  posts: z.int(),
  /** The number of threads with open reports. */
  reportedPosts: z._default(z.int(), 0),
  /** The number of threads and replies that wait for a review. */
  waitingPosts: z._default(z.int(), 0),
  /**
   * Enquiries and quote requests whose follow-up day is today or earlier, earliest first. Only
   * staff who may read them get this list.
   */
  followUps: z._default(z.object({ total: z.int(), lines: z.array(followUpSchema) }), {
    total: 0,
    lines: [],
  }),
  /** Questions about devices in the shop that nobody has answered, oldest first. */
  questions: z._default(z.object({ total: z.int(), lines: z.array(customerQuestionSchema) }), {
    total: 0,
    lines: [],
  }),
  /** Parts with low stock, lowest stock first. */
  lowParts: z._default(lowPartsSchema, { total: 0, lines: [] }),
});
export type Today = z.infer<typeof todaySchema>;
