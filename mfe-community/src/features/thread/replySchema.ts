/**
 * The schema library is larger than the rest of the code of a thread. So it loads with the first
 * reply.
 */
export { newReplySchema as replySchema } from '@mcs-repairs/shared/domain/types/community';
