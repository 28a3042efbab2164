/**
 * The goods for sale: units that staff add, and changes to the built-in products. Every change has
 * a version, and the highest version tells pages and caches whether the shop has changed.
 */
export { catalogueRoutes } from './catalogueRoutes';
export type { Shop as CatalogueShop } from './shop';
export { shopPaths } from './shopUnits';
export { watchGoods } from './watchGoods';
