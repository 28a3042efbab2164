import * as z from 'zod/mini';
import { shopDateSchema } from './time';

/** The two inboxes: enquiries of customers, and quote requests of businesses. */
export const REQUEST_TOPICS = ['enquiries', 'quote-requests'] as const;
export const requestTopicSchema = z.enum(REQUEST_TOPICS);
export type RequestTopic = z.infer<typeof requestTopicSchema>;

/** A request that staff must follow up today or earlier. */
export const followUpSchema = z.object({
  topic: requestTopicSchema,
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  followUpOn: shopDateSchema,
  /** The name of the member of staff who handles the request. Empty if nobody is assigned. */
  assignee: z.string(),
});
export type FollowUp = z.infer<typeof followUpSchema>;
