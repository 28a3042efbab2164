/**
 * The content that the owner edits: the shop's profile, the banner and lists of texts on pages.
 * Every edit is an edition with a start time. Staff can preview and undo it. Pages, emails and text messages use the edition
 * that applies at the moment.
 */
export { withDrafts } from './contentPreviews';
export { contentRoutes } from './contentRoutes';
export { draftRoutes } from './draftRoutes';
export type { Shop as ContentShop } from './shop';
export { termsInForce } from './legalVersions';
export { watchContent, withLiveShop } from './watchContent';
