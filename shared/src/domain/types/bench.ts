import * as z from 'zod/mini';
import { auditEntrySchema, benchFieldsSchema, bookingSchema } from './booking';
import { estimateSchema, offeredEstimateSchema } from './estimate';
import { placeSchema, rideSchema, whereaboutsSchema } from './ride';
import { stageSchema } from './stage';
import { emailText, lineText, linesText, phoneText, requiredLines, requiredText } from './text';
import { instantSchema, shopDateSchema, slotTimeSchema } from './time';
import { bookingPhotoSchema, visitSiblingSchema } from './visit';

/** What was seen: a change from an older version is refused. */
export const seenSchema = z.object({ version: z.int() });
export type Seen = z.infer<typeof seenSchema>;

export const stageRequestSchema = z.extend(seenSchema, { stage: stageSchema });
export type StageRequest = z.infer<typeof stageRequestSchema>;

const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.union([z.literal(''), schema], { error: 'Use a date like 2026-11-23' }));

const WRONG_EMAIL = 'Please enter a valid email';

/** What staff may correct; what is missing stays, empty text takes away. */
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
  /** Of the staff who are not disabled. */
  technicianId: z.optional(lineText({ max: 64 })),
  promisedDate: orNothing(shopDateSchema),
  shelf: z.optional(lineText({ max: 40, tooLong: 'Use at most 40 characters' })),
  labels: benchFieldsSchema.shape.labels,
});
export type Correction = z.infer<typeof correctionSchema>;

/** Another time for an appointment, or the first one of a request. */
export const staffMoveSchema = z.extend(seenSchema, {
  appointmentDate: shopDateSchema,
  appointmentTime: slotTimeSchema,
});
export type StaffMove = z.infer<typeof staffMoveSchema>;

/** When the rider comes for a request's device. */
export const pickupSchema = z.extend(seenSchema, {
  pickupDate: shopDateSchema,
  pickupFrom: slotTimeSchema,
  pickupTo: slotTimeSchema,
  /** Where; what is known stays without it. */
  place: z.optional(placeSchema),
});
export type Pickup = z.infer<typeof pickupSchema>;

export const newNoteSchema = z.object({ text: requiredLines('Write a note first', 2000) });
export type NewNote = z.infer<typeof newNoteSchema>;

/** A fault that comes back, on a device whose repair was collected. */
export const claimRequestSchema = z.object({
  fault: requiredLines('Say what is wrong with it', 2000),
});
export type ClaimRequest = z.infer<typeof claimRequestSchema>;

/** Written inside the shop, or asked by the customer on the private link. */
export const bookingNoteSchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** Display name of the member of staff, or `customer`. */
  by: z.string(),
  text: linesText({ max: 2000 }),
});
export type BookingNote = z.infer<typeof bookingNoteSchema>;

export const technicianSchema = z.object({ id: z.string(), name: z.string() });
export type Technician = z.infer<typeof technicianSchema>;

/** Another visit of the same repair: the original of a claim, or a claim on this one. */
export const relatedVisitSchema = z.pick(bookingSchema, {
  id: true,
  reference: true,
  status: true,
  createdAt: true,
  stage: true,
});
export type RelatedVisit = z.infer<typeof relatedVisitSchema>;

/** All that a booking's page shows. */
export const bookingPageSchema = z.object({
  booking: bookingSchema,
  audit: z.array(auditEntrySchema),
  notes: z.array(bookingNoteSchema),
  technicians: z.array(technicianSchema),
  original: z.optional(relatedVisitSchema),
  claims: z.array(relatedVisitSchema),
  /** The newest first. */
  estimates: z.array(estimateSchema),
  /** How its device travels, where a rider fetches it. */
  ride: z.optional(rideSchema),
  /** Other devices of the same visit. */
  siblings: z.optional(z.array(visitSiblingSchema)),
  /** What staff added. */
  photos: z.optional(z.array(bookingPhotoSchema)),
  /** Whether it came over the counter, and whether a passcode is kept. */
  intake: z.optional(z.object({ hasPasscode: z.boolean() })),
  /** Until when whoever asks may take the last change of status or stage back; its mail waits until then. */
  undoUntil: z.optional(instantSchema),
});
export type BookingPage = z.infer<typeof bookingPageSchema>;

/** Where a repair stands, as its customer may know it. */
export const repairViewSchema = z.object({
  stage: z.optional(stageSchema),
  promisedDate: z.optional(shopDateSchema),
  collectedAt: z.optional(instantSchema),
  /** The last day of the warranty, and whether that has passed. */
  warranty: z.optional(z.object({ until: shopDateSchema, isOver: z.boolean() })),
  /** Reference of the repair under whose warranty this one is. */
  claimOf: z.optional(z.string()),
  estimate: z.optional(offeredEstimateSchema),
  pickup: z.optional(
    z.object({
      date: shopDateSchema,
      from: slotTimeSchema,
      to: slotTimeSchema,
      whereabouts: z.optional(whereaboutsSchema),
      /** Nobody opened when the rider came last. */
      missed: z.optional(z.boolean()),
    }),
  ),
  /** The other devices of the same visit. */
  siblings: z.optional(z.array(z.omit(visitSiblingSchema, { id: true }))),
  /** Ids of photos that staff share, with their words. */
  photos: z.optional(z.array(z.pick(bookingPhotoSchema, { photoId: true, words: true, at: true }))),
});
export type RepairView = z.infer<typeof repairViewSchema>;

/** What is with the shop, and what was collected today. */
export const boardSchema = z.object({
  bookings: z.array(bookingSchema),
  technicians: z.array(technicianSchema),
  /** Of the shop's clock, in Nepal: what is late is late by it. */
  today: shopDateSchema,
});
export type Board = z.infer<typeof boardSchema>;
