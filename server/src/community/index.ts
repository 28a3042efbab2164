/**
 * The forum: discussions, replies, likes and their moderation.
 */
export { ensureSamplePosts } from './samplePosts';
export type { Shop as CommunityShop } from './shop';
export { listPosts } from './storedPosts';
export { communityRoutes } from './routes';
