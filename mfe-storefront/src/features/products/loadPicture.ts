import { savesData } from '@mcs-repairs/shared/ui/savesData';
import { areHere } from './drawingsHere';

/** Loads the drawings of products. Cards that the server did not render need them. */
export const loadPicture = () => import('./ProductPicture');

/**
 * Prefetches the drawings for a visitor who will soon see cards that need them. After a navigation
 * they are already loaded, so the function does nothing. With Save-Data, the drawings load only
 * when a card is shown.
 */
export function expectPictures(): void {
  if (!areHere() && !savesData()) loadPicture().catch(() => {});
}
