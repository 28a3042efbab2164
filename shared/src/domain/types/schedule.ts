import * as z from 'zod/mini';
import { linesText, lineText, textAsTyped } from './text';
import { shopDateSchema } from './time';

/** The closed part of a day. The morning ends and the afternoon begins at 1:00 PM. */
export const CLOSURE_PARTS = ['day', 'morning', 'afternoon'] as const;
export type ClosurePart = (typeof CLOSURE_PARTS)[number];

/** The longest closure of one entry, in days. */
export const LONGEST_CLOSURE_DAYS = 92;
export const MOST_CLOSURES = 500;

const DAY = 24 * 3_600_000;
const daysApart = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

/**
 * Days on which the shop is closed, `from` and `to` inclusive, with the reason that customers read.
 */
export const closureSchema = z
  .object({
    from: shopDateSchema,
    to: shopDateSchema,
    part: z.enum(CLOSURE_PARTS),
    /**
     * The closure repeats on the same days of every year, beginning in the year of `from`. 29
     * February counts in leap years.
     */
    yearly: z.boolean(),
    /** True for a public holiday. */
    holiday: z.boolean(),
    reason: lineText({ message: 'Enter a reason for customers', min: 1, max: 120 }),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      error: 'The last day is before the first',
      path: ['to'],
    }),
    z.refine(({ from, to }) => daysApart(from, to) < LONGEST_CLOSURE_DAYS, {
      error: `At most ${LONGEST_CLOSURE_DAYS} days at once`,
      path: ['to'],
    }),
  );
export type Closure = z.infer<typeof closureSchema>;

const clock = textAsTyped({
  max: 5,
  tooLong: 'Use a time like 09:30',
  pattern: /^([01]\d|2[0-3]):[0-5][05]$/,
  mismatch: 'Use a time in steps of five minutes, like 09:30',
});

/**
 * One weekday: the opening hours, and the first and last start of appointments, as `HH:MM` in Nepal
 * time. Null means closed, or no appointments.
 */
export const weekdayHoursSchema = z
  .object({
    /** 0 is Sunday. */
    weekday: z.int().check(z.minimum(0), z.maximum(6)),
    opens: z.nullable(clock),
    closes: z.nullable(clock),
    /** The start of the first and of the last appointment. */
    firstSlot: z.nullable(clock),
    lastSlot: z.nullable(clock),
  })
  .check(
    z.refine(({ opens, closes }) => (opens === null) === (closes === null), {
      error: 'Say both, or neither',
      path: ['closes'],
    }),
    z.refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
      error: 'The shop closes before it opens',
      path: ['closes'],
    }),
    z.refine(({ firstSlot, lastSlot }) => (firstSlot === null) === (lastSlot === null), {
      error: 'Say both, or neither',
      path: ['lastSlot'],
    }),
    z.refine(
      ({ firstSlot, lastSlot }) => firstSlot === null || lastSlot === null || firstSlot <= lastSlot,
      { error: 'The last appointment is before the first', path: ['lastSlot'] },
    ),
  );
export type WeekdayHours = z.infer<typeof weekdayHoursSchema>;

/** The possible lengths of a slot, in minutes. */
export const SLOT_LENGTHS = [15, 20, 30, 45, 60, 90, 120] as const;

/**
 * The whole schedule of opening hours and appointments (docs/conformance/readings.md, Opening hours
 * are data).
 */
export const scheduleSchema = z.object({
  /** The weekdays from Sunday to Saturday. */
  week: z.array(weekdayHoursSchema).check(
    z.length(7),
    z.refine((week) => week.every(({ weekday }, index) => weekday === index), {
      error: 'The week has seven days, Sunday first',
    }),
  ),
  slotMinutes: z.literal(SLOT_LENGTHS),
  /** The number of bookings that one slot accepts. */
  capacity: z.int().check(z.minimum(1), z.maximum(100)),
  /**
   * One in this many slots is reserved for walk-ins, beginning with the first of the day. 0: none.
   */
  walkInEvery: z.int().check(
    z.minimum(0),
    z.maximum(18),
    z.refine((every) => every !== 1, { error: 'Leave some times for appointments' }),
  ),
  /** How many minutes before its start a slot can still be booked. 0: until it begins. */
  minimumNoticeMinutes: z.int().check(z.minimum(0), z.maximum(14 * 24 * 60)),
  closures: z.array(closureSchema).check(z.maxLength(MOST_CLOSURES)),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/**
 * The part of the schedule that every page gets: coming closures, with the days of each year, and
 * the week. `revision` 0 is the default schedule.
 */
export const publicScheduleSchema = z.object({
  revision: z.int(),
  week: z.array(weekdayHoursSchema),
  slotMinutes: z.int(),
  closures: z.array(closureSchema),
});
export type PublicSchedule = z.infer<typeof publicScheduleSchema>;

/** The possible decisions about a booking whose time is no longer offered. */
export const BOOKING_DECISIONS = ['move', 'keep', 'cancel'] as const;
export const bookingDecisionSchema = z.enum(BOOKING_DECISIONS);
export type BookingDecision = z.infer<typeof bookingDecisionSchema>;

/** An open booking at a time that is no longer offered. */
export const displacedBookingSchema = z.object({
  id: z.string(),
  version: z.int(),
  reference: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  /** Whether the customer has an email address. */
  hasEmail: z.boolean(),
  appointmentDate: shopDateSchema,
  appointmentTime: z.string(),
  /** The owner's earlier decision, if there is one. */
  decision: z.optional(bookingDecisionSchema),
});
export type DisplacedBooking = z.infer<typeof displacedBookingSchema>;

/** The possible decisions about a device that was promised for a day that closes. */
export const PROMISE_DECISIONS = ['later', 'keep'] as const;
export const promiseDecisionSchema = z.enum(PROMISE_DECISIONS);
export type PromiseDecision = z.infer<typeof promiseDecisionSchema>;

/** A device in the shop that was promised for a day on which the store is closed. */
export const promisedDeviceSchema = z.extend(
  z.pick(displacedBookingSchema, {
    id: true,
    version: true,
    reference: true,
    customerName: true,
    customerPhone: true,
    hasEmail: true,
  }),
  {
    deviceModel: z.string(),
    promisedDate: shopDateSchema,
    /** The next open day. Null if there is none within a year. */
    nextDate: z.nullable(shopDateSchema),
  },
);
export type PromisedDevice = z.infer<typeof promisedDeviceSchema>;

/** Body of `POST /api/schedule/previews`. */
export const schedulePreviewRequestSchema = z.object({ schedule: scheduleSchema });

export const schedulePreviewSchema = z.object({
  /** The differences, in words. */
  changes: z.array(z.string()),
  touched: z.array(displacedBookingSchema),
  /** Devices promised for a day that closes, the earliest promise first. */
  promised: z._default(z.array(promisedDeviceSchema), []),
});
export type SchedulePreview = z.infer<typeof schedulePreviewSchema>;

const decisionEntrySchema = z.object({
  id: textAsTyped({ min: 1, max: 64 }),
  version: z.int().check(z.minimum(1)),
  decision: bookingDecisionSchema,
});

const promiseEntrySchema = z.extend(decisionEntrySchema, { decision: promiseDecisionSchema });

/**
 * Body of `POST /api/schedule/revisions`. `revision` is the one that the author saw. `decisions`
 * names every affected booking, and `promises` every promised device.
 */
export const scheduleChangeSchema = z.object({
  revision: z.int().check(z.minimum(0)),
  schedule: scheduleSchema,
  decisions: z.array(decisionEntrySchema).check(z.maxLength(500)),
  promises: z._default(z.array(promiseEntrySchema).check(z.maxLength(500)), []),
  /**
   * A text for the emails to affected customers: rescheduled, cancelled, or promised for another
   * day.
   */
  message: z.optional(linesText({ max: 1000 })),
});
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;

/** Body of `POST /api/schedule/undoing`. */
export const scheduleUndoSchema = z.object({ revision: z.int().check(z.minimum(1)) });

export const scheduleRevisionSchema = z.object({
  revision: z.int(),
  at: z.string(),
  by: z.string(),
  changes: z.array(z.string()),
});

/** Answer of `GET /api/schedule/settings`. */
export const scheduleSettingsSchema = z.object({
  revision: z.int(),
  schedule: scheduleSchema,
  /** The revisions, newest first. */
  history: z.array(scheduleRevisionSchema),
  /** Open bookings at times that are no longer offered, soonest first. */
  displaced: z.array(displacedBookingSchema),
});
export type ScheduleSettings = z.infer<typeof scheduleSettingsSchema>;
