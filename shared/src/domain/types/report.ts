import * as z from 'zod/mini';
import { siteUseReportSchema } from './siteUse';
import { stageSchema } from './stage';
import { instantSchema, shopDateSchema } from './time';

/** The maximum number of days that one report covers. */
export const LONGEST_REPORT = 366;

const DAY_MS = 86_400_000;

/** The query of `GET /api/reports`. Both days are included. */
export const reportQuerySchema = z
  .object({ from: shopDateSchema, to: shopDateSchema })
  .check(
    z.refine(
      ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < LONGEST_REPORT * DAY_MS,
      `The days must be in order, at most ${LONGEST_REPORT} of them`,
    ),
  );
export type ReportQuery = z.infer<typeof reportQuerySchema>;

const shareSchema = z.object({ name: z.string(), count: z.int() });
export type Share = z.infer<typeof shareSchema>;

/**
 * The figures of a period. Its days are in Nepal time. `rules/reportFigures` explains what each
 * figure counts.
 */
export const reportSchema = z.object({
  from: shopDateSchema,
  to: shopDateSchema,
  /** When the server calculated the report. */
  at: instantSchema,
  visits: z.int(),
  byDay: z.array(z.object({ shopDate: shopDateSchema, count: z.int() })),
  /**
   * The number of bookings of each device, most frequent first. Only `visits` includes devices
   * outside the catalogue.
   */
  byDevice: z.array(shareSchema),
  byFault: z.array(shareSchema),
  /**
   * The number of bookings at each stage. `stage` is null for those whose device is not in the
   * shop.
   */
  byStage: z.array(z.object({ stage: z.nullable(stageSchema), count: z.int() })),
  timeToReady: z.object({
    repairs: z.int(),
    /** The median time until a repair was ready, in hours. Null if there was none. */
    medianHours: z.nullable(z.number()),
    slowestTenthHours: z.nullable(z.number()),
  }),
  promises: z.object({ kept: z.int(), missed: z.int() }),
  noShows: z.object({ noShows: z.int(), appointments: z.int() }),
  customers: z.object({ returning: z.int(), all: z.int() }),
  estimates: z.object({
    offered: z.int(),
    accepted: z.int(),
    declined: z.int(),
    /** The sum of the prices that customers accepted, in rupees. */
    acceptedRupees: z.number(),
  }),
  /** How visitors used the website. Servers of earlier releases do not send it. */
  siteUse: z.optional(siteUseReportSchema),
});
export type Report = z.infer<typeof reportSchema>;
