import type * as contract from '@mcs-repairs/shared/domain/contract/community';
import { named } from '@mcs-repairs/shared/domain/contract/named';
import type * as session from '@mcs-repairs/shared/domain/contract/session';

// Declares these operations by their names only. Their schemas are larger than the pages of the
// forum.
export const listPosts = named<typeof contract.listPosts>({ id: 'listPosts', reads: ['Posts'] });
export const readPost = named<typeof contract.readPost>({ id: 'readPost', reads: ['Posts'] });
export const listReplies = named<typeof contract.listReplies>({
  id: 'listReplies',
  reads: ['Posts'],
});
export const readSession = named<typeof session.readSession>({ id: 'readSession', reads: [] });

export const createPost = named<typeof contract.createPost>({ id: 'createPost', stale: ['Posts'] });
export const createReply = named<typeof contract.createReply>({
  id: 'createReply',
  stale: ['Posts'],
});
export const acceptAnswer = named<typeof contract.acceptAnswer>({
  id: 'acceptAnswer',
  stale: ['Posts'],
});
export const likePost = named<typeof contract.likePost>({ id: 'likePost', stale: ['Posts'] });
export const unlikePost = named<typeof contract.unlikePost>({ id: 'unlikePost', stale: ['Posts'] });
export const moderatePost = named<typeof contract.moderatePost>({
  id: 'moderatePost',
  stale: ['Posts'],
});
export const hideReply = named<typeof contract.hideReply>({ id: 'hideReply', stale: ['Posts'] });
