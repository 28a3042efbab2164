import type { Product } from '@mcs-repairs/shared/domain/types/product';
import { Earbuds } from '../../drawings/Earbuds';
import { KeyboardDrawing } from '@mcs-repairs/shared/ui/drawings/KeyboardDrawing';
import { Pencil } from '../../drawings/Pencil';
import { ProductDrawing } from '@mcs-repairs/shared/ui/drawings/ProductDrawing';
import { Watch } from '@mcs-repairs/shared/ui/drawings/Watch';
import { noteDrawings } from './drawingsHere';
import styles from './ProductCard.module.css';

noteDrawings();

/** Accessories look too different to share a drawing. Each has its own, by its id in the catalogue. */
const ACCESSORIES = {
  'accessory-1': Pencil,
  'accessory-2': KeyboardDrawing,
  'accessory-3': Watch,
  'accessory-4': Earbuds,
};

/** The picture of a product in a list. */
export function Component({ id, category }: Pick<Product, 'id' | 'category'>) {
  if (id in ACCESSORIES) {
    const Picture = ACCESSORIES[id as keyof typeof ACCESSORIES];
    return <Picture className={styles.drawing} />;
  }
  return <ProductDrawing category={category} className={styles.drawing} />;
}
