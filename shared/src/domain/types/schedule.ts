import * as z from 'zod/mini';
import { linesText, lineText, textAsTyped } from './text';
import { shopDateSchema } from './time';

/**
 * The part of a day on which the shop is closed. The morning ends at 1:00 PM, when the afternoon
 * begins.
 */
export const CLOSURE_PARTS = ['day', 'morning', 'afternoon'] as const;
export type ClosurePart = (typeof CLOSURE_PARTS)[number];

/** The maximum number of days for which one closure closes the shop. */
export const LONGEST_CLOSURE_DAYS = 92;
export const MOST_CLOSURES = 500;

const DAY = 24 * 3_600_000;
const daysApart = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

/**
 * A period in which the shop is closed. It includes the days `from` and `to`. Customers read the
 * reason.
 */
export const closureSchema = z
  .object({
    from: shopDateSchema,
    to: shopDateSchema,
    part: z.enum(CLOSURE_PARTS),
    /**
     * True if the period repeats every year, from the year of `from` on. 29 February exists only in
     * leap years.
     */
    yearly: z.boolean(),
    /** True if the reason is a public holiday. */
    holiday: z.boolean(),
    reason: lineText({ message: 'Enter a reason for customers', min: 1, max: 120 }),
    /** The reason in languages other than English. Pages get the reason in their language only. */
    translations: z.optional(z.record(textAsTyped({ max: 20 }), lineText({ max: 120 }))),
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
 * The hours of one weekday: when the shop opens and closes, and when the first and the last
 * appointment start, as `HH:MM` in Nepal. Null means closed, or no appointments.
 */
export const weekdayHoursSchema = z
  .object({
    /** The number of the weekday. 0 is Sunday. */
    weekday: z.int().check(z.minimum(0), z.maximum(6)),
    opens: z.nullable(clock),
    closes: z.nullable(clock),
    /** When the first appointment of the day starts. `lastSlot` is the start of the last one. */
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

/** The lengths in minutes that a slot can have. */
export const SLOT_LENGTHS = [15, 20, 30, 45, 60, 90, 120] as const;

/**
 * The opening hours, and the rules for appointments (docs/conformance/readings.md, Opening hours
 * are data).
 */
export const scheduleSchema = z.object({
  /** The opening hours of each weekday, from Sunday to Saturday. */
  week: z.array(weekdayHoursSchema).check(
    z.length(7),
    z.refine((week) => week.every(({ weekday }, index) => weekday === index), {
      error: 'The week has seven days, Sunday first',
    }),
  ),
  slotMinutes: z.literal(SLOT_LENGTHS),
  /** How many bookings one slot accepts. */
  capacity: z.int().check(z.minimum(1), z.maximum(100)),
  /**
   * With 3, every third slot is reserved for walk-ins, beginning with the first slot of the day.
   * With 0, none is.
   */
  walkInEvery: z.int().check(
    z.minimum(0),
    z.maximum(18),
    z.refine((every) => every !== 1, { error: 'Leave some times for appointments' }),
  ),
  /**
   * From this many minutes before its start on, nobody can book a slot. With 0, customers can book
   * it until it starts.
   */
  minimumNoticeMinutes: z.int().check(z.minimum(0), z.maximum(14 * 24 * 60)),
  closures: z.array(closureSchema).check(z.maxLength(MOST_CLOSURES)),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/**
 * What pages need of the opening hours: the next closed days and the weekly hours. Closed days that
 * repeat every year have their next dates. `revision` is 0 for the default opening hours.
 */
export const publicScheduleSchema = z.object({
  revision: z.int(),
  week: z.array(weekdayHoursSchema),
  slotMinutes: z.int(),
  closures: z.array(closureSchema),
});
export type PublicSchedule = z.infer<typeof publicScheduleSchema>;

/** What an owner can decide about an appointment that is outside new opening hours. */
export const BOOKING_DECISIONS = ['move', 'keep', 'cancel'] as const;
export const bookingDecisionSchema = z.enum(BOOKING_DECISIONS);
export type BookingDecision = z.infer<typeof bookingDecisionSchema>;

/** An active booking whose appointment is outside the new opening hours. */
export const displacedBookingSchema = z.object({
  id: z.string(),
  version: z.int(),
  reference: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  /** True if the shop knows the customer's email address. */
  hasEmail: z.boolean(),
  appointmentDate: shopDateSchema,
  appointmentTime: z.string(),
  /** What the owner has already decided about it, if anything. */
  decision: z.optional(bookingDecisionSchema),
});
export type DisplacedBooking = z.infer<typeof displacedBookingSchema>;

/** What an owner can decide about a device if the shop will be closed on its promised day. */
export const PROMISE_DECISIONS = ['later', 'keep'] as const;
export const promiseDecisionSchema = z.enum(PROMISE_DECISIONS);
export type PromiseDecision = z.infer<typeof promiseDecisionSchema>;

/** A device in the shop whose promised day becomes a closed day. */
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
    /** The next day on which the shop is open. Null if there is none within a year. */
    nextDate: z.nullable(shopDateSchema),
  },
);
export type PromisedDevice = z.infer<typeof promisedDeviceSchema>;

/** The body of `POST /api/schedule/previews`, which returns what new opening hours would change. */
export const schedulePreviewRequestSchema = z.object({ schedule: scheduleSchema });

export const schedulePreviewSchema = z.object({
  /** How the new opening hours differ from the present ones, one sentence for each difference. */
  changes: z.array(z.string()),
  touched: z.array(displacedBookingSchema),
  /** The devices whose promised day becomes a closed day, earliest day first. */
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
 * The body of `POST /api/schedule/revisions`, which changes the opening hours. `revision` is the
 * one that the author saw. `decisions` must name every affected booking, and `promises` every
 * affected device.
 */
export const scheduleChangeSchema = z.object({
  revision: z.int().check(z.minimum(0)),
  schedule: scheduleSchema,
  decisions: z.array(decisionEntrySchema).check(z.maxLength(500)),
  promises: z._default(z.array(promiseEntrySchema).check(z.maxLength(500)), []),
  /**
   * The owner's text for messages to affected customers. They get it if the shop reschedules or
   * cancels the booking, or promises the device for another day.
   */
  message: z.optional(linesText({ max: 1000 })),
});
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;

/** The body of `POST /api/schedule/undoing`, which undoes the last change of the opening hours. */
export const scheduleUndoSchema = z.object({ revision: z.int().check(z.minimum(1)) });

export const scheduleRevisionSchema = z.object({
  revision: z.int(),
  at: z.string(),
  by: z.string(),
  changes: z.array(z.string()),
});

/** The answer of `GET /api/schedule/settings`: what the editor of the opening hours needs. */
export const scheduleSettingsSchema = z.object({
  revision: z.int(),
  schedule: scheduleSchema,
  /** The earlier opening hours, newest first. */
  history: z.array(scheduleRevisionSchema),
  /** The active bookings whose appointments are outside the opening hours, soonest first. */
  displaced: z.array(displacedBookingSchema),
});
export type ScheduleSettings = z.infer<typeof scheduleSettingsSchema>;
