/**
 * The content that the owner edits: the shop's profile, the banner, lists of texts on pages and the
 * faults that the shop repairs.
 * Every edit is stored as a separate edition with a start time. Staff can preview and undo
 * editions. Pages, emails and text messages use the current edition. Staff also preview changes of
 * models here.
 */
export { withDrafts } from './contentPreviews';
export { contentRoutes } from './contentRoutes';
export { draftRoutes } from './draftRoutes';
export { knownFaults } from './faults';
export type { Shop as ContentShop } from './shop';
export { termsInForce } from './legalVersions';
export { watchContent, withLiveShop } from './watchContent';
