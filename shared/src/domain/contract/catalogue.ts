import {
  cartCheckedSchema,
  cartCheckSchema,
  goodsChangeSchema,
  goodsListSchema,
  goodsQuerySchema,
  goodsSchema,
  goodsStateChangeSchema,
  goodsUndoSchema,
  newGoodsSchema,
  photoCropSchema,
  photosArrangedSchema,
  shopUnitPageSchema,
  shopUnitsQuerySchema,
  shopUnitsSchema,
  slugSchema,
} from '../types/goods';
import * as z from 'zod/mini';
import { idParams, operation } from './operation';

const GOODS = ['Goods'] as const;

export const listShopUnits = operation({
  id: 'listShopUnits',
  tag: 'catalogue',
  summary:
    'List units on sale, beside the built-in products; a misspelled search finds similar words',
  method: 'GET',
  path: '/shop/units',
  right: null,
  query: shopUnitsQuerySchema,
  answer: shopUnitsSchema,
  reads: GOODS,
  withoutServer: { units: [], total: 0 },
});

/**
 * Returns a unit by its slug or by an earlier slug. The answer contains the current slug. Staff
 * members who may sell goods also get drafts.
 */
export const readShopUnit = operation({
  id: 'readShopUnit',
  tag: 'catalogue',
  summary: 'A unit with its facts; for a sold or removed unit, similar units on sale',
  method: 'GET',
  path: '/shop/units/:slug',
  right: null,
  params: z.object({ slug: slugSchema }),
  answer: shopUnitPageSchema,
  failures: [404],
  reads: GOODS,
  keepFor: 5,
});

export const checkCart = operation({
  id: 'checkCart',
  tag: 'catalogue',
  summary: 'Find the lines of a cart that are not on sale any longer',
  method: 'POST',
  path: '/shop/cart-checks',
  right: null,
  body: cartCheckSchema,
  answer: cartCheckedSchema,
  stale: [],
  withoutServer: { unavailable: [] },
});

export const listGoods = operation({
  id: 'listGoods',
  tag: 'catalogue',
  summary: 'List goods of every state, or the built-in products (staff)',
  method: 'GET',
  path: '/goods',
  right: 'sell-goods',
  query: goodsQuerySchema,
  answer: goodsListSchema,
  reads: GOODS,
});

export const addGoods = operation({
  id: 'addGoods',
  tag: 'catalogue',
  summary: 'Add a unit, as a draft or on sale (staff)',
  method: 'POST',
  path: '/goods',
  right: 'change-goods',
  body: newGoodsSchema,
  submission: 'key',
  answer: goodsSchema,
  status: 201,
  failures: [409],
  stale: GOODS,
});

/**
 * Changes a unit. Fails with `conflict` if somebody else changed it after the caller read it, or if
 * another unit has the slug.
 */
export const changeGoods = operation({
  id: 'changeGoods',
  tag: 'catalogue',
  summary: 'Change the facts of a unit (staff)',
  method: 'PUT',
  path: '/goods/:id',
  right: 'change-goods',
  params: idParams,
  body: goodsChangeSchema,
  answer: goodsSchema,
  failures: [404, 409],
  stale: GOODS,
});

/**
 * Changes the state of goods, such as to sold. Fails with `conflict` if somebody else changed them
 * after the caller read them. The message names this person.
 */
export const changeGoodsState = operation({
  id: 'changeGoodsState',
  tag: 'catalogue',
  summary: 'Put goods on sale, reserve or sell them, or remove them from sale (staff)',
  method: 'POST',
  path: '/goods/states',
  right: 'sell-goods',
  body: goodsStateChangeSchema,
  answer: goodsSchema,
  failures: [404, 409],
  stale: GOODS,
});

/** Undoes the last change of goods. Fails with `conflict` if somebody changed them again since. */
export const undoGoodsChange = operation({
  id: 'undoGoodsChange',
  tag: 'catalogue',
  summary: 'Undo the last change of goods (staff)',
  method: 'POST',
  path: '/goods/undoing',
  right: 'change-goods',
  body: goodsUndoSchema,
  answer: goodsSchema,
  failures: [404, 409],
  stale: GOODS,
});

export const addGoodsPhoto = operation({
  id: 'addGoodsPhoto',
  tag: 'catalogue',
  summary: 'Add a photo of a unit: JPG or PNG up to 10 MB, as multipart field `photo` (staff)',
  method: 'POST',
  path: '/goods/:id/photos',
  right: 'change-goods',
  params: idParams,
  file: 'photo',
  answer: goodsSchema,
  status: 201,
  failures: [404, 409],
  stale: GOODS,
  timeoutMs: 120_000,
});

/**
 * Changes the order of a unit's photos. Fails with `conflict` if somebody else changed the unit
 * after the caller read it.
 */
export const arrangeGoodsPhotos = operation({
  id: 'arrangeGoodsPhotos',
  tag: 'catalogue',
  summary: 'Order the photos of a unit and write their alternative texts (staff)',
  method: 'PUT',
  path: '/goods/:id/photos',
  right: 'change-goods',
  params: idParams,
  body: photosArrangedSchema,
  answer: goodsSchema,
  failures: [404, 409],
  stale: GOODS,
});

/**
 * Crops a photo. Returns the unit with the cropped photo in the same position, under a new id.
 * Fails with `conflict` if somebody else changed the unit after the caller read it.
 */
export const cropGoodsPhoto = operation({
  id: 'cropGoodsPhoto',
  tag: 'catalogue',
  summary: 'Crop a photo of a unit, or show the whole photo again (staff)',
  method: 'PUT',
  path: '/goods/:id/photos/:photo/crop',
  right: 'change-goods',
  params: z.object({ ...idParams.shape, photo: idParams.shape.id }),
  body: photoCropSchema,
  answer: goodsSchema,
  failures: [404, 409],
  stale: GOODS,
  timeoutMs: 120_000,
});

export const removeGoodsPhoto = operation({
  id: 'removeGoodsPhoto',
  tag: 'catalogue',
  summary: 'Remove a photo of a unit, which an undo shows again (staff)',
  method: 'DELETE',
  path: '/goods/:id/photos/:photo',
  right: 'change-goods',
  params: z.object({ ...idParams.shape, photo: idParams.shape.id }),
  answer: goodsSchema,
  failures: [404],
  stale: GOODS,
});
