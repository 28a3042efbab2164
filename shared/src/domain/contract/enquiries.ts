import { callableEnquirySchema, enquiryReceiptSchema } from '../types/enquiry';
import { operation } from './operation';

export const createEnquiry = operation({
  id: 'createEnquiry',
  tag: 'requests',
  summary: 'Send an enquiry: a cart or a message',
  method: 'POST',
  path: '/enquiries',
  right: null,
  body: callableEnquirySchema,
  answer: enquiryReceiptSchema,
  status: 201,
  failures: [428],
  stale: ['Enquiries'],
  submission: true,
});
