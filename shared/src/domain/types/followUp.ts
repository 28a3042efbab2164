import * as z from 'zod/mini';
import { shopDateSchema } from './time';

/** The two inboxes: enquiries of customers, and quote requests of businesses. */
export const REQUEST_TOPICS = ['enquiries', 'quote-requests'] as const;
export const requestTopicSchema = z.enum(REQUEST_TOPICS);
export type RequestTopic = z.infer<typeof requestTopicSchema>;

/** An enquiry or quote request on which staff want to work today, or wanted to earlier. */
export const followUpSchema = z.object({
  topic: requestTopicSchema,
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  followUpOn: shopDateSchema,
  /** The staff member who handles it. Empty if nobody does. */
  assignee: z.string(),
});
export type FollowUp = z.infer<typeof followUpSchema>;
