/**
 * The content that the owner edits: the shop's profile and the banner. Every edit is an edition with a start, which
 * can be previewed and undone. Pages, emails and messages use the edition of the moment.
 */
export { withDrafts } from './contentPreviews';
export { contentRoutes } from './contentRoutes';
export { draftRoutes } from './draftRoutes';
export type { Shop as ContentShop } from './shop';
export { watchContent, withLiveShop } from './watchContent';
