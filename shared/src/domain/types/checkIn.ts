import * as z from 'zod/mini';
import { bookingSchema } from './booking';
import { deviceIdSchema, issueIdSchema } from './device';
import { checkSerial, plainSerial } from './deviceSerial';
import { isCallable } from './phoneNumber';
import { emailText, lineText, linesText, phoneText, requiredText, textAsTyped } from './text';
import { instantSchema, shopDateSchema } from './time';
import { visitSiblingSchema } from './visit';

export const MOST_CONDITION_PHOTOS = 6;

const MISMATCH = 'Please enter a valid email';
const serialText = lineText({ max: 40 }).check(
  z.overwrite(plainSerial),
  z.refine((text: string) => text === '' || checkSerial(text).ok, {
    error: ({ input }) => {
      const check = checkSerial(String(input));
      return check.ok ? '' : check.message;
    },
  }),
);

/** What the form for checking in a device sends. An empty text means that the value is unknown. */
export const newVisitSchema = z.object({
  customerName: requiredText('Name is required', 120),
  customerPhone: phoneText({ message: 'Phone number is required', min: 1, max: 40 }).check(
    z.refine(isCallable, { error: 'Phone number must have at least 7 digits, and at most 15' }),
  ),
  customerEmail: z._default(
    z.union([z.literal(''), emailText({ required: MISMATCH, mismatch: MISMATCH })], {
      error: MISMATCH,
    }),
    '',
  ),
  deviceModel: requiredText('Device is required', 120),
  repairIssue: requiredText('Fault is required', 500),
  /** The kind of device in the catalogue. Undefined if the catalogue does not have it. */
  device: z.optional(deviceIdSchema),
  issue: z.optional(issueIdSchema),
  serial: z._default(serialText, ''),
  passcode: z._default(textAsTyped({ max: 60 }), ''),
  accessories: z._default(lineText({ max: 300 }), ''),
  condition: z._default(linesText({ max: 1000 }), ''),
  photoIds: z._default(
    z.array(textAsTyped({ min: 1, max: 64 })).check(z.maxLength(MOST_CONDITION_PHOTOS)),
    [],
  ),
  /** The day on which the shop promises to finish the repair: today or later. Empty for none. */
  promisedDate: z._default(z.union([z.literal(''), shopDateSchema]), ''),
  /** The customer's signature as the data of an SVG path, with only M, L, numbers and blanks. */
  signature: z._default(
    textAsTyped({
      max: 12_000,
      pattern: /^[ML0-9 .]*$/,
      mismatch: 'This signature cannot be read',
      tooLong: 'This signature is too long. Please sign once more.',
    }),
    '',
  ),
  /** The id of another booking of the same customer. The two then belong to one visit. */
  visitWith: z.optional(textAsTyped({ min: 1, max: 64 })),
  /**
   * True to check in the device even if no place for walk-ins is free, or if the shop is closed.
   */
  overbook: z._default(z.boolean(), false),
});
export type NewVisit = z.infer<typeof newVisitSchema>;

/** The new booking, and the secret of its private link. */
export const visitReceiptSchema = z.object({ booking: bookingSchema, token: z.string() });
export type VisitReceipt = z.infer<typeof visitReceiptSchema>;

/** How many more devices the counter can check in today. If none, `reason` says why. */
export const walkInStateSchema = z.object({
  shopDate: shopDateSchema,
  /** How many walk-in devices staff checked in today. */
  received: z.int(),
  left: z.int(),
  reason: z.optional(z.enum(['full', 'closed'])),
});
export type WalkInState = z.infer<typeof walkInStateSchema>;

/** What staff recorded at check-in. */
export const intakeSchema = z.object({
  serial: z.string(),
  accessories: z.string(),
  condition: z.string(),
  photoIds: z.array(z.string()),
  signature: z.string(),
  /**
   * True if the passcode of the device is stored. The server returns it only in a separate request.
   */
  hasPasscode: z.boolean(),
  takenBy: z.string(),
  createdAt: instantSchema,
});
export type Intake = z.infer<typeof intakeSchema>;

/**
 * What a printed ticket shows: the booking, the record of the check-in, and the secret of the
 * private link.
 */
export const ticketSchema = z.object({
  /** The other devices of the same visit. */
  siblings: z.optional(z.array(visitSiblingSchema)),
  booking: bookingSchema,
  intake: z.nullable(intakeSchema),
  token: z.string(),
});
export type Ticket = z.infer<typeof ticketSchema>;
