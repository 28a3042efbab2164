/** The forum: threads, replies, likes, pictures and their moderation. */
export { ensureSamplePosts } from './samplePosts';
export type { Shop as CommunityShop } from './shop';
export { followerOf } from './followMails';
export { eraseFollows } from './follows';
export { listPosts, postPaths } from './storedPosts';
export { postPictureRoutes } from './pictureRoutes';
export { communityRoutes } from './routes';
