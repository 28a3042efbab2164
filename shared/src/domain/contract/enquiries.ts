import { callableEnquirySchema, referenceSchema } from '../types/enquiry';
import { operation } from './operation';

export const createEnquiry = operation({
  id: 'createEnquiry',
  tag: 'requests',
  summary: "A cart or a message that goes to the shop's people",
  method: 'POST',
  path: '/enquiries',
  right: null,
  body: callableEnquirySchema,
  answer: referenceSchema,
  status: 201,
  failures: [403, 428],
  stale: ['Enquiries'],
  submission: true,
});
