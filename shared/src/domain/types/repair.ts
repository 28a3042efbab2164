import * as z from 'zod/mini';
import { auditEntrySchema, repairFieldsSchema, bookingSchema } from './booking';
import { estimateSchema, matchingPricesSchema, offeredEstimateSchema } from './estimate';
import { placeSchema, pickupStateSchema, whereaboutsSchema } from './pickup';
import { stageSchema } from './stage';
import { emailText, lineText, linesText, phoneText, requiredLines, requiredText } from './text';
import { instantSchema, shopDateSchema, slotTimeSchema } from './time';
import { bookingPhotoSchema, visitSiblingSchema } from './visit';

/**
 * The version of the booking that the author of a change saw. If the booking has a newer version,
 * the server rejects the change.
 */
export const seenSchema = z.object({ version: z.int() });
export type Seen = z.infer<typeof seenSchema>;

export const stageRequestSchema = z.extend(seenSchema, { stage: stageSchema });
export type StageRequest = z.infer<typeof stageRequestSchema>;

const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.union([z.literal(''), schema], { error: 'Use a date like 2026-11-23' }));

const WRONG_EMAIL = 'Please enter a valid email';

/**
 * The fields of a booking that staff may edit. A missing field stays as it is. An empty text
 * deletes the value.
 */
export const correctionSchema = z.extend(seenSchema, {
  customerName: z.optional(requiredText('Name is required', 120)),
  customerEmail: z.optional(
    z.union([z.literal(''), emailText({ required: WRONG_EMAIL, mismatch: WRONG_EMAIL })], {
      error: WRONG_EMAIL,
    }),
  ),
  customerPhone: z.optional(phoneText({ message: 'Phone number is required', min: 1, max: 40 })),
  deviceModel: z.optional(requiredText('Device model is required', 120)),
  repairService: z.optional(requiredLines('Please describe the repair issue', 2000)),
  /** The id of a staff member whose account is active. */
  technicianId: z.optional(lineText({ max: 64 })),
  promisedDate: orNothing(shopDateSchema),
  shelf: z.optional(lineText({ max: 40, tooLong: 'Use at most 40 characters' })),
  labels: repairFieldsSchema.shape.labels,
});
export type Correction = z.infer<typeof correctionSchema>;

/** Reschedules an appointment. A booking without a fixed time becomes an appointment. */
export const staffMoveSchema = z.extend(seenSchema, {
  appointmentDate: shopDateSchema,
  appointmentTime: slotTimeSchema,
});
export type StaffMove = z.infer<typeof staffMoveSchema>;

/** When the rider fetches the device. The customer requested the pickup without a time. */
export const pickupSchema = z.extend(seenSchema, {
  pickupDate: shopDateSchema,
  pickupFrom: slotTimeSchema,
  pickupTo: slotTimeSchema,
  /** The address of the pickup. If it is missing, the stored one stays. */
  place: z.optional(placeSchema),
});
export type Pickup = z.infer<typeof pickupSchema>;

export const newNoteSchema = z.object({ text: requiredLines('Write a note first', 2000) });
export type NewNote = z.infer<typeof newNoteSchema>;

/** A warranty claim: a collected device has the same fault again. */
export const claimRequestSchema = z.object({
  fault: requiredLines('Say what is wrong with it', 2000),
});
export type ClaimRequest = z.infer<typeof claimRequestSchema>;

/**
 * A note that only staff see, or a question that the customer asked on the page of the private
 * link.
 */
export const bookingNoteSchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** The name of the staff member, or `customer`. */
  by: z.string(),
  text: linesText({ max: 2000 }),
});
export type BookingNote = z.infer<typeof bookingNoteSchema>;

export const technicianSchema = z.object({ id: z.string(), name: z.string() });
export type Technician = z.infer<typeof technicianSchema>;

/** A related booking: the original repair of this warranty claim, or a claim for this repair. */
export const relatedVisitSchema = z.pick(bookingSchema, {
  id: true,
  reference: true,
  status: true,
  createdAt: true,
  stage: true,
});
export type RelatedVisit = z.infer<typeof relatedVisitSchema>;

/** Everything that the staff page of a booking shows. */
export const bookingPageSchema = z.object({
  booking: bookingSchema,
  audit: z.array(auditEntrySchema),
  notes: z.array(bookingNoteSchema),
  technicians: z.array(technicianSchema),
  original: z.optional(relatedVisitSchema),
  claims: z.array(relatedVisitSchema),
  /** The estimates, newest first. */
  estimates: z.array(estimateSchema),
  /**
   * The prices of the price list for this device and fault, with which the form for a new estimate
   * starts.
   */
  listPrices: z.optional(matchingPricesSchema),
  /** Where the device is and what the rider does next, if there is a pickup. */
  ride: z.optional(pickupStateSchema),
  /** The other devices that the customer brought on the same visit. */
  siblings: z.optional(z.array(visitSiblingSchema)),
  /** Photos of the device that staff added. */
  photos: z.optional(z.array(bookingPhotoSchema)),
  /**
   * Defined only if staff checked in the device at the counter. `hasPasscode` is true if its
   * passcode is stored.
   */
  intake: z.optional(z.object({ hasPasscode: z.boolean() })),
  /**
   * Until this time, the staff member who last changed status or stage can undo the change. The
   * message about the change is sent only afterwards.
   */
  undoUntil: z.optional(instantSchema),
  /** The id of the version of the terms that was valid when the booking was made. */
  terms: z.optional(z.string()),
});
export type BookingPage = z.infer<typeof bookingPageSchema>;

/** A repair in the form that its customer sees. */
export const repairViewSchema = z.object({
  stage: z.optional(stageSchema),
  promisedDate: z.optional(shopDateSchema),
  collectedAt: z.optional(instantSchema),
  /** The last day of the warranty, and whether this day has passed. */
  warranty: z.optional(z.object({ until: shopDateSchema, isOver: z.boolean() })),
  /** If this is a warranty claim, the reference of the original repair. */
  claimOf: z.optional(z.string()),
  estimate: z.optional(offeredEstimateSchema),
  pickup: z.optional(
    z.object({
      date: shopDateSchema,
      from: slotTimeSchema,
      to: slotTimeSchema,
      whereabouts: z.optional(whereaboutsSchema),
      /** True if nobody opened the door at the rider's last attempt. */
      missed: z.optional(z.boolean()),
    }),
  ),
  /** The other devices that the customer brought on the same visit. */
  siblings: z.optional(z.array(z.omit(visitSiblingSchema, { id: true }))),
  /** The photos that staff share with the customer, with their texts. */
  photos: z.optional(z.array(z.pick(bookingPhotoSchema, { photoId: true, words: true, at: true }))),
});
export type RepairView = z.infer<typeof repairViewSchema>;

/** The devices in the shop, and the devices that were collected today. */
export const boardSchema = z.object({
  bookings: z.array(bookingSchema),
  technicians: z.array(technicianSchema),
  /** Today in Nepal, by the server's clock. It decides which repairs are late. */
  today: shopDateSchema,
});
export type Board = z.infer<typeof boardSchema>;

/** The passcode of a device that staff checked in at the counter. */
export const passcodeSchema = z.object({ passcode: z.string() });
