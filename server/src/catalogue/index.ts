/**
 * The goods for sale: units that the owner adds, and changes to the built-in products. Every change has a version,
 * which is the revision of the shop for pages and their caches.
 */
export { catalogueRoutes } from './catalogueRoutes';
export type { Shop as CatalogueShop } from './shop';
export { shopPaths } from './shopUnits';
export { watchGoods } from './watchGoods';
