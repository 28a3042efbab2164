import * as z from 'zod/mini';
import { siteUseReportSchema } from './siteUse';
import { stageSchema } from './stage';
import { instantSchema, shopDateSchema } from './time';

/** The largest number of days in one report. */
export const LONGEST_REPORT = 366;

const DAY_MS = 86_400_000;

/** Query of `GET /api/reports`, with both days included. */
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

/** The figures of some days in Nepal. `rules/reportFigures` explains what each figure counts. */
export const reportSchema = z.object({
  from: shopDateSchema,
  to: shopDateSchema,
  /** When the report was calculated, by the shop's clock. */
  at: instantSchema,
  visits: z.int(),
  byDay: z.array(z.object({ shopDate: shopDateSchema, count: z.int() })),
  /**
   * Bookings by device, the most frequent first. Devices that are not in the list count only in
   * `visits`.
   */
  byDevice: z.array(shareSchema),
  byFault: z.array(shareSchema),
  /** `stage` is null if the device is not in the shop. */
  byStage: z.array(z.object({ stage: z.nullable(stageSchema), count: z.int() })),
  timeToReady: z.object({
    repairs: z.int(),
    /** The median duration in hours. Null if there was no repair. */
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
    /** The agreed total, in rupees. */
    acceptedRupees: z.number(),
  }),
  /** How the website was used. Missing in answers of older servers. */
  siteUse: z.optional(siteUseReportSchema),
});
export type Report = z.infer<typeof reportSchema>;
