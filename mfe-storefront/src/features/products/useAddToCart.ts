import { cartItemOf } from '@mcs-repairs/shared/domain/rules/cart';
import { unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import { itemAdded, toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Listed } from './goods';

/**
 * Returns a function that adds a product to the cart. A unit is added with its first photo, if it
 * has one.
 */
export function useAddToCart({ unit, ...product }: Listed): () => void {
  const dispatch = useAppDispatch();
  return () => {
    const item = cartItemOf(product);
    if (unit?.photo) item.image = unitPhotoAddress(unit.photo.id, 320);
    dispatch(itemAdded(item));
    dispatch(toastShown({ tone: 'success', text: `${product.name} added to your cart` }));
  };
}
