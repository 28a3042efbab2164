import * as z from 'zod/mini';
import { textAsTyped } from './text';

/**
 * What an open page reports: that it is shown, that the visitor searched on it, or that the visitor
 * picked a time on it. It names no visitor. The server stores only sums.
 */
export const siteUseSchema = z.object({
  path: textAsTyped({ max: 300, pattern: /^\// }),
  search: z.optional(z.object({ words: textAsTyped({ min: 1, max: 200 }), found: z.boolean() })),
  picked: z.optional(z.literal('time')),
});
export type SiteUse = z.infer<typeof siteUseSchema>;

const shareSchema = z.object({ name: z.string(), count: z.int() });
const dayCountSchema = z.object({ shopDate: z.string(), count: z.int() });

/**
 * How the website was used on the days of a report. A name `other` is everything without a name of
 * its own.
 */
export const siteUseReportSchema = z.object({
  /** Whether the server counts at all (`COUNT_VISITS`). */
  isCounting: z.boolean(),
  views: z.int(),
  byDay: z.array(dayCountSchema),
  byKind: z.array(shareSchema),
  /** The most viewed paths. */
  byPage: z.array(shareSchema),
  /** The most viewed pages of models. */
  byModel: z.array(shareSchema),
  /** Searches by place: `shop`, `models` or `community`. */
  searches: z.array(z.object({ name: z.string(), count: z.int(), nothing: z.int() })),
  /** Searches that found nothing. */
  words: z.array(shareSchema),
  /** Searches without a result whose words are not stored. */
  rareWords: z.int(),
  /** Views of the booking page. */
  bookPage: z.int(),
  /** Steps to a booking on each day, oldest first. `bookPage` counts views of the booking page. */
  stepsByDay: z.optional(
    z.array(
      z.object({
        shopDate: z.string(),
        models: z.int(),
        times: z.int(),
        appointments: z.int(),
        bookPage: z.int(),
        requests: z.int(),
      }),
    ),
  ),
  /** Steps to a booking, by device. */
  steps: z.array(
    z.object({
      name: z.string(),
      models: z.int(),
      times: z.int(),
      appointments: z.int(),
      requests: z.int(),
    }),
  ),
});
export type SiteUseReport = z.infer<typeof siteUseReportSchema>;
