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

/** The kinds of entries in the history of a request. `change` means that staff edited a field. */
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

/** One entry in the history of a request. */
export const requestEntrySchema = z.object({
  id: z.string(),
  kind: entryKindSchema,
  /** The text of the note, of the answer that was sent, or of the change. */
  text: z.string(),
  at: instantSchema,
  by: z.string(),
  /**
   * The delivery state of an answer that was sent. Undefined after the retention period, when the
   * site has deleted it.
   */
  delivery: z.optional(deliverySchema),
  /** The reference of a linked booking. */
  booking: z.optional(z.string()),
  /** Whether staff can write an estimate. This is possible while the device is in the shop. */
  canEstimate: z.optional(z.boolean()),
});
export type RequestEntry = z.infer<typeof requestEntrySchema>;

const DEVICE = 'Name the device';
const COUNT = 'Enter a number from 1 to 9999';
export const MOST_DEVICES = 50;

/** The devices of one kind in a quote request. */
export const requestDeviceSchema = z.object({
  device: requiredText(DEVICE, 120),
  count: z.int(COUNT).check(z.minimum(1, COUNT), z.maximum(9999, COUNT)),
});
export type RequestDevice = z.infer<typeof requestDeviceSchema>;

const workShape = {
  /** The version number. A request for a change contains the version that its author saw. */
  version: z.int(),
  assigneeId: z.nullable(z.string()),
  followUpOn: z.nullable(shopDateSchema),
  /** The PAN or VAT number of a business. Empty if unknown. */
  taxNumber: z.string(),
  purchaseOrder: z.string(),
  devices: z._default(z.array(requestDeviceSchema), []),
};

/** Another request of the same person. It has the same phone number or email address. */
export const otherRequestSchema = z.object({
  topic: requestTopicSchema,
  reference: z.string(),
  /** The message of the request, or the names of its items. */
  about: z.string(),
  createdAt: instantSchema,
  handledAt: z.nullable(instantSchema),
  /**
   * Whether staff can merge this request into the one on the page. Both must be open and in the
   * same inbox.
   */
  canMerge: z.optional(z.boolean()),
});
export type OtherRequest = z.infer<typeof otherRequestSchema>;

/**
 * Goods that the request mentions, or that are reserved or sold for it. `isSoldHere` is true if
 * staff sold them from this page. Staff can then undo the sale here.
 */
export const requestUnitSchema = z.extend(goodsSchema, { isSoldHere: z.boolean() });
export type RequestUnit = z.infer<typeof requestUnitSchema>;

/** A booking of the person who sent the request. */
export const otherBookingSchema = z.object({
  reference: z.string(),
  about: z.string(),
  createdAt: instantSchema,
  status: z.enum(BOOKING_STATUSES),
});
export type OtherBooking = z.infer<typeof otherBookingSchema>;

/** A request that staff merged into the one on the page. Its text and its time stay unchanged. */
export const mergedRequestSchema = z.object({
  reference: z.string(),
  createdAt: instantSchema,
  services: z.string(),
  message: z.string(),
  items: enquirySchema.shape.items,
});
export type MergedRequest = z.infer<typeof mergedRequestSchema>;

/** All data on the page of an enquiry or a quote request. Both have the same form. */
export const requestPageSchema = z.object({
  topic: requestTopicSchema,
  id: z.string(),
  reference: z.string(),
  createdAt: instantSchema,
  name: z.string(),
  phone: z.string(),
  /** The digits of the phone number. They identify the customer. */
  phoneKey: z.string(),
  email: z.string(),
  /** The name of the business. Empty if the request is an enquiry. */
  company: z.string(),
  industry: z.string(),
  services: z.string(),
  message: z.string(),
  items: enquirySchema.shape.items,
  /** The way in which the sender wants the answer. */
  answerBy: z.optional(answerBySchema),
  ...requestMarksShape,
  ...workShape,
  /** The history of the request, newest entry first. */
  entries: z.array(requestEntrySchema),
  others: z.array(otherRequestSchema),
  bookings: z._default(z.array(otherBookingSchema), []),
  merged: z._default(z.array(mergedRequestSchema), []),
  /**
   * If staff merged this request into another one, the reference of the other request. Otherwise
   * null.
   */
  mergedInto: z._default(z.nullable(z.string()), null),
  units: z._default(z.array(requestUnitSchema), []),
  /** The members of staff who may answer requests. */
  staff: z.array(technicianSchema),
  /**
   * The maximum number of SMS parts in an answer by text message. 0 if this person cannot get text
   * messages.
   */
  textParts: z.int(),
});
export type RequestPage = z.infer<typeof requestPageSchema>;

const TAX_NUMBER = 'A PAN or VAT number has 9 digits';

/**
 * The fields that staff can edit. A field that is missing does not change. An empty text deletes
 * the value.
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

/** A new entry: a note, or the result of a call or a chat. */
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
 * Reserves or sells goods to the sender of a request. `seen` is the version of the goods that staff
 * saw. `until` is the end of a reservation; otherwise it is null. `undo` ends a reservation or
 * undoes a sale.
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
