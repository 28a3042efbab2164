/**
 * The goods for sale with photos, and the models that the shop repairs. Staff add goods and models,
 * and change the built-in ones. Every change gets the next version. Pages and caches compare the
 * highest version to find out whether anything changed. Only staff see the price list of repairs.
 */
export { bookedFault } from './bookedFault';
export { catalogueRoutes } from './catalogueRoutes';
export { draftModel, previewedDraft } from './draftPreviews';
export { forgetDeals, goodsOfRequest, reserveGoods, sellGoods, undoDeal } from './dealWithGoods';
export { photoRoutes as unitPhotoRoutes } from './photoRoutes';
export type { KnownFaults, Shop as CatalogueShop } from './shop';
export { modelPaths } from './listedModels';
export { matchingPrices } from './matchingPrices';
export { ALL_FAULTS } from './modelFile';
export { modelWithOnly } from './storedModels';
export { checkCart, shopPaths, unitPaths } from './shopUnits';
export { watchGoods } from './watchGoods';
