/**
 * A separate chunk that loads with the first reply, because the schema library is larger than the
 * rest of the thread.
 */
export { newReplySchema as replySchema } from '@mcs-repairs/shared/domain/types/community';
