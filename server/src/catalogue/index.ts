/**
 * The goods for sale with photos, and the models that the shop repairs: what staff add, and changes
 * to the built-in products and models. Every change has a version, and the highest version tells pages
 * and caches whether the shop has changed. The price list of repairs is for staff only.
 */
export { catalogueRoutes } from './catalogueRoutes';
export { previewedDraft } from './draftPreviews';
export { forgetDeals, goodsOfRequest, reserveGoods, sellGoods, undoDeal } from './dealWithGoods';
export { photoRoutes as unitPhotoRoutes } from './photoRoutes';
export type { Shop as CatalogueShop } from './shop';
export { modelPaths } from './listedModels';
export { matchingPrices } from './matchingPrices';
export { repairTime } from './repairTime';
export { checkCart, shopPaths, unitPaths } from './shopUnits';
export { watchGoods } from './watchGoods';
