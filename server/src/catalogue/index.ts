/**
 * The goods for sale with photos, and the models that the shop repairs: what staff add, and changes
 * to the built-in products and models. Every change has a version, and the highest version tells pages
 * and caches whether the shop has changed.
 */
export { catalogueRoutes } from './catalogueRoutes';
export { photoRoutes as unitPhotoRoutes } from './photoRoutes';
export type { Shop as CatalogueShop } from './shop';
export { shopPaths } from './shopUnits';
export { modelPaths } from './listedModels';
export { watchGoods } from './watchGoods';
