import * as z from 'zod/mini';
import { answerableByMail } from '@mcs-repairs/shared/domain/types/answerBy';
import { enquiryFormSchema } from '@mcs-repairs/shared/domain/types/enquiry';
import { callableContact } from '@mcs-repairs/shared/domain/types/oneContact';
import { requiredText } from '@mcs-repairs/shared/domain/types/text';

// These modules contain zod. So the browser loads them when the visitor enters the form.
export { createEnquiry } from '@mcs-repairs/shared/domain/contract/enquiries';

/** An enquiry from this form contains no product, so the visitor must write a message. */
export const messageFormSchema = z.extend(enquiryFormSchema, {
  message: requiredText('Please write your message', 4000),
});
export const callableMessageSchema = messageFormSchema.check(
  callableContact({ email: 'email', phone: 'customerPhone' }),
  answerableByMail(),
);
