/**
 * The forum: discussions, replies, likes and their moderation.
 */
export { ensureSamplePosts } from './samplePosts';
export type { Shop as CommunityShop } from './shop';
export { followerOf } from './followMails';
export { eraseFollows } from './follows';
export { listPosts, postPaths } from './storedPosts';
export { communityRoutes } from './routes';
