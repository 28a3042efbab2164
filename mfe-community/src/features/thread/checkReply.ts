import { newReplySchema } from 'shared/domain/types/community';
import { checkPosting } from '../../forum/checkPosting';

/** A file of its own, loaded with the first reply: the schema's library is larger than the rest of the thread. */
export const checkReply = (fields: unknown) => checkPosting(newReplySchema, fields);
