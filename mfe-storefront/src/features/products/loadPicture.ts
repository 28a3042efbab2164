import { savesData } from '@mcs-repairs/shared/ui/savesData';
import { areHere } from './drawingsHere';

/** Loads the drawings of products, for cards that the server did not render. */
export const loadPicture = () => import('./ProductPicture');

/**
 * Prefetches the drawings for a visitor who will soon see such cards. After a navigation they are
 * already loaded, so it does nothing. With Save-Data the drawings load once a card is shown.
 */
export function expectPictures(): void {
  if (!areHere() && !savesData()) loadPicture().catch(() => {});
}
