import type { Stale } from '../stale';
import type { CommunityPort } from './port';

const POSTS = ['Posts'];

export const communityStale = {
  createPost: POSTS,
  createReply: POSTS,
  likePost: POSTS,
} satisfies Stale<CommunityPort>;

export const communityStaffStale = {
  moderatePost: POSTS,
  hideReply: POSTS,
} satisfies Stale<CommunityPort['staff']>;
