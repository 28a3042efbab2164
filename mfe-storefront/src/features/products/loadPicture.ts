import { savesData } from '@mcs-repairs/shared/ui/savesData';
import { areHere } from './drawingsHere';

/** The drawings of products, for one whose card no server wrote. */
export const loadPicture = () => import('./ProductPicture');

/** Fetches them for who will soon see such a card: a page that was navigated to has them, and Save-Data waits until one is shown. */
export function expectPictures(): void {
  if (!areHere() && !savesData()) loadPicture().catch(() => {});
}
