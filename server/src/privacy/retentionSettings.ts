import type * as z from 'zod';
import { whole } from '../runtime';

/** Settings from environment variables: how long personal data is stored. */
export const retentionSettings = {
  RETAIN_BOOKINGS_MONTHS: whole(1, 1200).default(24),
  RETAIN_PHOTOS_MONTHS: whole(1, 1200).default(6),
  RETAIN_REQUESTS_MONTHS: whole(1, 1200).default(12),
  RETAIN_MAIL_DAYS: whole(1, 36_500).default(90),
  RETAIN_SUBMISSIONS_DAYS: whole(7, 36_500).default(30),
  RETAIN_SPAM_DAYS: whole(1, 36_500).default(30),
  RETAIN_LOG_DAYS: whole(1, 36_500).default(365),
};

export type RetentionSettings = {
  bookingsMonths: number;
  photosMonths: number;
  requestsMonths: number;
  mailDays: number;
  submissionsDays: number;
  /**
   * The days that spam is stored after staff marked it. The period is shorter than for real
   * bookings.
   */
  spamDays: number;
  /** For how many days the log of what staff did and read is stored. */
  logDays: number;
};

export const readRetention = (
  values: z.infer<z.ZodObject<typeof retentionSettings>>,
): RetentionSettings => ({
  bookingsMonths: values.RETAIN_BOOKINGS_MONTHS,
  photosMonths: values.RETAIN_PHOTOS_MONTHS,
  requestsMonths: values.RETAIN_REQUESTS_MONTHS,
  mailDays: values.RETAIN_MAIL_DAYS,
  submissionsDays: values.RETAIN_SUBMISSIONS_DAYS,
  spamDays: values.RETAIN_SPAM_DAYS,
  logDays: values.RETAIN_LOG_DAYS,
});
