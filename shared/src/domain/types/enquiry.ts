import * as z from 'zod/mini';
import { inboxPageShape, requestMarksShape } from './inbox';
import { callableContact } from './oneContact';
import { cartItemSchema } from './product';
import { emailText, lineText, optionalText, phoneText, requiredText } from './text';
import { instantSchema } from './time';
import { nameWithoutAddress } from './webAddress';

const sentItemSchema = z.extend(cartItemSchema, {
  name: lineText({ min: 1, max: 200 }),
  price: lineText({ max: 40 }),
  storage: z.optional(lineText({ max: 120 })),
});

const MISTYPED = 'Please enter a valid email';

/** "Send enquiry" of the cart drawer (also the contact page's message, with an empty item list and a message). */
export const enquiryFormSchema = z.object({
  customerName: requiredText('Name is required', 120).check(nameWithoutAddress()),
  customerPhone: phoneText({ message: 'Phone number is required', min: 1, max: 40 }),
  /** To which a word goes that the enquiry is here. */
  email: z.optional(emailText({ required: MISTYPED, mismatch: MISTYPED })),
  message: optionalText(4000),
  items: z.array(sentItemSchema).check(z.maxLength(100)),
});
/** The same where it reaches the shop: without an e-mail the number can be called (decision 40). */
export const callableEnquirySchema = enquiryFormSchema.check(
  callableContact({ email: 'email', phone: 'customerPhone' }),
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

/** As it is stored: rows of before a rule of the form was made can still be read. */
export const enquirySchema = z.object({
  id: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  email: z.optional(z.string()),
  message: z.optional(z.string()),
  items: z.array(storedItemSchema),
  reference: z.string(),
  createdAt: instantSchema,
  ...requestMarksShape,
});
export type Enquiry = z.infer<typeof enquirySchema>;
export const enquiryListSchema = z.object({ items: z.array(enquirySchema), ...inboxPageShape });
export type EnquiryList = z.infer<typeof enquiryListSchema>;

/** Answer to a stored request of any kind. */
export const referenceSchema = z.object({ reference: z.string() });
export type Reference = z.infer<typeof referenceSchema>;
