import * as z from 'zod/mini';
import { inboxPageShape, requestMarksShape } from './inbox';
import { cartItemSchema } from './product';
import { optionalText, requiredText } from './text';
import { instantSchema } from './time';

/** "Send enquiry" of the cart drawer (also the contact page's message, with an empty item list and a message). */
export const enquiryFormSchema = z.object({
  customerName: requiredText('Name is required', 120),
  customerPhone: requiredText('Phone number is required', 40),
  message: optionalText(4000),
  items: z.array(cartItemSchema).check(z.maxLength(100)),
});
export type EnquiryForm = z.infer<typeof enquiryFormSchema>;

export const enquirySchema = z.extend(enquiryFormSchema, {
  id: z.string(),
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
