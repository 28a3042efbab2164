import * as z from 'zod';
import type { SubmissionKind } from './submissionTables';
import { whole } from '../runtime';

/**
 * Parses the limits for one network from a text such as `2/6/20`: submissions in an hour without a
 * proof of work, submissions in an hour with one, and submissions in a day.
 */
const perNetwork = (figures: string) =>
  z
    .string()
    .regex(
      /^\d{1,6}\/\d{1,6}\/\d{1,6}$/,
      'must be three numbers such as 2/6/20: an hour without a proof of work, an hour, a day',
    )
    .default(figures)
    .transform((text) => {
      const [free = 0, hour = 0, day = 0] = text.split('/').map(Number);
      return { free, hour, day };
    });

/** The environment variables that limit what visitors submit, such as bookings and posts. */
export const limitSettings = {
  LIMIT_OPEN_APPOINTMENTS: whole(1, 1000).default(3),
  LIMIT_BOOKINGS: perNetwork('2/6/20'),
  LIMIT_ENQUIRIES: perNetwork('2/6/20'),
  LIMIT_QUOTE_REQUESTS: perNetwork('2/6/20'),
  LIMIT_POSTS: perNetwork('2/6/20'),
  LIMIT_REPLIES: perNetwork('5/20/60'),
  LIMIT_LIKES: perNetwork('20/60/200'),
  LIMIT_MAILS: whole(1, 1000).default(5),
  RUSH_FACTOR: whole(2, 1000).default(5),
  RUSH_MINIMUM: whole(1, 100_000).default(30),
  HOLD_MINUTES: whole(5, 24 * 60).default(30),
  PROOF_COST: whole(1, 1_000_000).default(5000),
};

export type LimitSettings = {
  /** The maximum number of future appointments with the same phone number or email address. */
  openAppointments: number;
  perNetwork: Record<SubmissionKind, { free: number; hour: number; day: number }>;
  /** The maximum number of emails per day to one recipient. */
  mails: number;
  /**
   * Customers must confirm new bookings if the last hour had at least `minimum` bookings and at
   * least `factor` times the usual number.
   */
  rush: { factor: number; minimum: number };
  holdMinutes: number;
  /**
   * The number of PBKDF2 iterations for one derived key. A proof of work needs some hundred derived
   * keys.
   */
  proofCost: number;
};

export const readLimits = (values: z.infer<z.ZodObject<typeof limitSettings>>): LimitSettings => ({
  openAppointments: values.LIMIT_OPEN_APPOINTMENTS,
  perNetwork: {
    booking: values.LIMIT_BOOKINGS,
    enquiry: values.LIMIT_ENQUIRIES,
    'quote-request': values.LIMIT_QUOTE_REQUESTS,
    post: values.LIMIT_POSTS,
    reply: values.LIMIT_REPLIES,
    like: values.LIMIT_LIKES,
  },
  mails: values.LIMIT_MAILS,
  rush: { factor: values.RUSH_FACTOR, minimum: values.RUSH_MINIMUM },
  holdMinutes: values.HOLD_MINUTES,
  proofCost: values.PROOF_COST,
});
