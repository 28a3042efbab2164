import * as z from 'zod/mini';
import { answerBySchema } from './answerBy';
import { BOOKING_STATUSES } from './booking';
import { enquirySchema } from './enquiry';
import { requestMarksShape } from './inbox';
import { requestTopicSchema } from './followUp';
import { goodsSchema } from './goods';
import { deliverySchema } from './message';
import { technicianSchema } from './repair';
import { lineText, requiredLines, requiredText, textAsTyped } from './text';
import { instantSchema, shopDateSchema } from './time';

/**
 * The kinds of entries in the history of an enquiry or quote request. `change`: staff edited a
 * field.
 */
export const ENTRY_KINDS = [
  'note',
  'call',
  'whatsapp',
  'mail',
  'sms',
  'booking',
  'change',
] as const;
export const entryKindSchema = z.enum(ENTRY_KINDS);
export type EntryKind = z.infer<typeof entryKindSchema>;

/** One entry in the history of an enquiry or quote request. */
export const requestEntrySchema = z.object({
  id: z.string(),
  kind: entryKindSchema,
  /** The text of a note or of an answer, or what was changed. */
  text: z.string(),
  at: instantSchema,
  by: z.string(),
  /**
   * Whether an answer was sent. Undefined after the retention period, when the site has deleted the
   * message.
   */
  delivery: z.optional(deliverySchema),
  /** The reference of a linked booking. */
  booking: z.optional(z.string()),
  /** True if staff can write an estimate, because the device is in the shop. */
  canEstimate: z.optional(z.boolean()),
});
export type RequestEntry = z.infer<typeof requestEntrySchema>;

const DEVICE = 'Name the device';
const COUNT = 'Enter a number from 1 to 9999';
export const MOST_DEVICES = 50;

/** The devices of one type in a quote request. */
export const requestDeviceSchema = z.object({
  device: requiredText(DEVICE, 120),
  count: z.int(COUNT).check(z.minimum(1, COUNT), z.maximum(9999, COUNT)),
});
export type RequestDevice = z.infer<typeof requestDeviceSchema>;

const workShape = {
  /**
   * Increases with every change. A request for a change contains the version that its author saw.
   */
  version: z.int(),
  assigneeId: z.nullable(z.string()),
  followUpOn: z.nullable(shopDateSchema),
  /** The PAN or VAT number of a business. Empty if unknown. */
  taxNumber: z.string(),
  purchaseOrder: z.string(),
  devices: z._default(z.array(requestDeviceSchema), []),
};

/**
 * Another enquiry or quote request of the same person: it has the same phone number or email
 * address.
 */
export const otherRequestSchema = z.object({
  topic: requestTopicSchema,
  reference: z.string(),
  /** The sender's message, or the names of the goods in the cart. */
  about: z.string(),
  createdAt: instantSchema,
  handledAt: z.nullable(instantSchema),
  /**
   * True if staff can merge this enquiry or quote request into the one that the page shows. Both
   * must be open and of the same kind.
   */
  canMerge: z.optional(z.boolean()),
});
export type OtherRequest = z.infer<typeof otherRequestSchema>;

/**
 * Goods in the cart of an enquiry, or goods that are reserved or sold for it. `isSoldHere` is true
 * if staff sold them from this page and can undo the sale here.
 */
export const requestUnitSchema = z.extend(goodsSchema, { isSoldHere: z.boolean() });
export type RequestUnit = z.infer<typeof requestUnitSchema>;

/** A booking of the person who sent the enquiry or quote request. */
export const otherBookingSchema = z.object({
  reference: z.string(),
  about: z.string(),
  createdAt: instantSchema,
  status: z.enum(BOOKING_STATUSES),
});
export type OtherBooking = z.infer<typeof otherBookingSchema>;

/**
 * An enquiry or quote request that staff merged into the one that the page shows. Its text and time
 * stay as they were.
 */
export const mergedRequestSchema = z.object({
  reference: z.string(),
  createdAt: instantSchema,
  services: z.string(),
  message: z.string(),
  items: enquirySchema.shape.items,
});
export type MergedRequest = z.infer<typeof mergedRequestSchema>;

/** Everything that the staff page of an enquiry or quote request shows. */
export const requestPageSchema = z.object({
  topic: requestTopicSchema,
  id: z.string(),
  reference: z.string(),
  createdAt: instantSchema,
  name: z.string(),
  phone: z.string(),
  /** The digits of the phone number, which identify the customer. */
  phoneKey: z.string(),
  email: z.string(),
  /** The name of the business. Empty for an enquiry. */
  company: z.string(),
  industry: z.string(),
  services: z.string(),
  message: z.string(),
  items: enquirySchema.shape.items,
  /** How the sender wants to be answered. */
  answerBy: z.optional(answerBySchema),
  ...requestMarksShape,
  ...workShape,
  /** The history of this enquiry or quote request, newest first. */
  entries: z.array(requestEntrySchema),
  others: z.array(otherRequestSchema),
  bookings: z._default(z.array(otherBookingSchema), []),
  merged: z._default(z.array(mergedRequestSchema), []),
  /**
   * The reference of the enquiry or quote request into which staff merged this one. Null if staff
   * did not merge it.
   */
  mergedInto: z._default(z.nullable(z.string()), null),
  units: z._default(z.array(requestUnitSchema), []),
  /** The staff members who may answer enquiries and quote requests. */
  staff: z.array(technicianSchema),
  /**
   * How many SMS parts an answer by text message may have. 0 if this person cannot get text
   * messages.
   */
  textParts: z.int(),
});
export type RequestPage = z.infer<typeof requestPageSchema>;

const TAX_NUMBER = 'A PAN or VAT number has 9 digits';

/**
 * The fields of an enquiry or quote request that staff can edit. A missing field stays as it is. An
 * empty text deletes the value.
 */
export const requestWorkSchema = z.object({
  version: z.int(),
  assigneeId: z.optional(lineText({ max: 64 })),
  followUpOn: z.optional(z.union([z.literal(''), shopDateSchema], { error: 'Choose a day' })),
  taxNumber: z.optional(
    lineText({ max: 9, pattern: /^(\d{9})?$/, tooLong: TAX_NUMBER, mismatch: TAX_NUMBER }),
  ),
  purchaseOrder: z.optional(lineText({ max: 60 })),
  devices: z.optional(z.array(requestDeviceSchema).check(z.maxLength(MOST_DEVICES))),
});
export type RequestWork = z.infer<typeof requestWorkSchema>;

/** A new entry in the history: a note, or the result of a call or chat. */
export const newEntrySchema = z.object({
  kind: z.enum(['note', 'call', 'whatsapp']),
  text: requiredLines('Write a note first', 2000),
});
export type NewEntry = z.infer<typeof newEntrySchema>;

export const requestAnswerSchema = z.object({
  channel: z.enum(['mail', 'sms']),
  text: requiredLines('Write an answer first', 4000),
});
export type RequestAnswer = z.infer<typeof requestAnswerSchema>;

export const bookingLinkSchema = z.object({
  booking: requiredText('Type the number of the booking', 40),
});
export type BookingLink = z.infer<typeof bookingLinkSchema>;

/**
 * Reserves or sells goods for the sender of an enquiry or quote request. `seen` is the version of
 * the goods that the staff member saw. `until` is the end of a reservation, and otherwise null.
 * `undo` ends a reservation or undoes a sale.
 */
export const unitDealSchema = z.object({
  goods: textAsTyped({ min: 1, max: 80 }),
  seen: z.int().check(z.minimum(0)),
  act: z.enum(['reserve', 'sell', 'undo']),
  until: z.nullable(instantSchema),
});
export type UnitDeal = z.infer<typeof unitDealSchema>;

export const requestMergeSchema = z.object({ other: requiredText('Name the other request', 40) });
export type RequestMerge = z.infer<typeof requestMergeSchema>;
