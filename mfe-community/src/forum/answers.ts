import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listPosts, listReplies, readPost } from './operations';

export const postLists = answersOf(listPosts);
export const posts = answersOf(readPost);
export const replyPages = answersOf(listReplies);
