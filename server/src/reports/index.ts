/**
 * Statistics for the shop's owner: about the work of the shop, and about the use of the website.
 */
export { reportsRoutes } from './routes';
export type { Shop as ReportsShop } from './shop';
export { sitePaths } from './siteUse/knownPaths';
export {
  createSiteUseCounter,
  type SiteUseCounter,
  type SiteUseSettings,
} from './siteUse/siteUseCounter';
