import * as z from 'zod/mini';
import { answerableByMail, answerBySchema } from './answerBy';
import { inboxPageShape, requestMarksShape } from './inbox';
import { callableContact } from './oneContact';
import { cartItemSchema, goneItemSchema } from './product';
import { emailText, lineText, optionalText, phoneText, requiredText } from './text';
import { instantSchema } from './time';
import { nameWithoutAddress } from './webAddress';

const sentItemSchema = z.extend(cartItemSchema, {
  name: lineText({ min: 1, max: 200 }),
  price: lineText({ max: 40 }),
  storage: z.optional(lineText({ max: 120 })),
});

const MISTYPED = 'Please enter a valid email';

/**
 * The form "Send enquiry" of the cart. The contact page uses it, too, with a message and without
 * goods.
 */
export const enquiryFormSchema = z.object({
  customerName: requiredText('Name is required', 120).check(nameWithoutAddress()),
  customerPhone: phoneText({ message: 'Phone number is required', min: 1, max: 40 }),
  /** The email address to which the shop confirms the enquiry. */
  email: z.optional(emailText({ required: MISTYPED, mismatch: MISTYPED })),
  message: optionalText(4000),
  items: z.array(sentItemSchema).check(z.maxLength(100)),
  answerBy: z.optional(answerBySchema),
});
/**
 * The form "Send enquiry" of a site with a server. Without an email address, the shop must be able
 * to call the phone number (docs/conformance/readings.md, Phone as the only contact).
 */
export const callableEnquirySchema = enquiryFormSchema.check(
  callableContact({ email: 'email', phone: 'customerPhone' }),
  answerableByMail(),
);
export type EnquiryForm = z.infer<typeof enquiryFormSchema>;

const storedItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.string(),
  image: z.string(),
  storage: z.optional(z.string()),
  quantity: z.int(),
});

/**
 * A stored enquiry. The rules for it are less strict than those of the form, because old enquiries
 * may not follow newer rules.
 */
export const enquirySchema = z.object({
  id: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  email: z.optional(z.string()),
  message: z.optional(z.string()),
  items: z.array(storedItemSchema),
  answerBy: z.optional(answerBySchema),
  reference: z.string(),
  createdAt: instantSchema,
  ...requestMarksShape,
});
export type Enquiry = z.infer<typeof enquirySchema>;
export const enquiryListSchema = z.object({ items: z.array(enquirySchema), ...inboxPageShape });
export type EnquiryList = z.infer<typeof enquiryListSchema>;

/** The answer after an enquiry or quote request was stored. */
export const referenceSchema = z.object({ reference: z.string() });
export type Reference = z.infer<typeof referenceSchema>;

/**
 * The answer after an enquiry was stored. `unavailable` has the cart lines that somebody else has
 * already bought or reserved.
 */
export const enquiryReceiptSchema = z.extend(referenceSchema, {
  unavailable: z.optional(z.array(goneItemSchema)),
});
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;
