import * as z from 'zod/mini';
import { textAsTyped } from './text';

/**
 * An anonymous report of an open page: somebody opened it, searched on it or chose a time. The
 * server adds it to sums, and stores nothing about the visitor.
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
 * How visitors used the website in the days of a report. `other` combines everything that has no
 * name of its own.
 */
export const siteUseReportSchema = z.object({
  /** True if the server counts the use of the website (`COUNT_VISITS`). */
  isCounting: z.boolean(),
  views: z.int(),
  byDay: z.array(dayCountSchema),
  byKind: z.array(shareSchema),
  /** The paths with the most views. */
  byPage: z.array(shareSchema),
  /** The model pages with the most views. */
  byModel: z.array(shareSchema),
  /**
   * The number of searches on each page with a search field: `shop`, `models` or `community`.
   * `nothing` counts those without a result.
   */
  searches: z.array(z.object({ name: z.string(), count: z.int(), nothing: z.int() })),
  /** The words of searches without a result. */
  words: z.array(shareSchema),
  /** The number of searches without a result whose words the server did not store. */
  rareWords: z.int(),
  /** The number of views of the booking page. */
  bookPage: z.int(),
  /**
   * How often visitors took each step towards a booking, by day, oldest first. `bookPage` counts
   * views of the booking page.
   */
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
  /** How often visitors took each step towards a booking, by device. */
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
