/** A file of its own, loaded with the first reply: the schema's library is larger than the rest of the thread. */
export { newReplySchema as replySchema } from '@mcs-repairs/shared/domain/types/community';
