import * as z from 'zod';
import type { SubmissionKind } from './submissionTables';
import { whole } from '../runtime';

/** From one network: so many an hour without a proof of work, so many an hour, so many a day. */
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

/** What the environment says about what visitors may send. */
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
  /** Of one phone number or e-mail address, still to come. */
  openAppointments: number;
  perNetwork: Record<SubmissionKind, { free: number; hour: number; day: number }>;
  /** Mails a day to one recipient. */
  mails: number;
  /** An hour with `minimum` bookings that is `factor` times the usual one: new bookings are held. */
  rush: { factor: number; minimum: number };
  holdMinutes: number;
  /** Iterations of PBKDF2 for each of a few hundred tries of a proof of work. */
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
