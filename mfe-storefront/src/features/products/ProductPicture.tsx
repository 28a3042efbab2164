import type { Product } from 'shared/domain/types/product';
import { Earbuds } from '../../drawings/Earbuds';
import { KeyboardDrawing } from 'shared/ui/drawings/KeyboardDrawing';
import { Pencil } from '../../drawings/Pencil';
import { ProductDrawing } from 'shared/ui/drawings/ProductDrawing';
import { Watch } from 'shared/ui/drawings/Watch';

/** Accessories have little in common: each has its own drawing, by its id in the catalogue. */
const ACCESSORIES = {
  'accessory-1': Pencil,
  'accessory-2': KeyboardDrawing,
  'accessory-3': Watch,
  'accessory-4': Earbuds,
};

type ProductPictureProps = { product: Pick<Product, 'id' | 'category'>; className?: string };

export function ProductPicture({ product, className }: ProductPictureProps) {
  if (product.id in ACCESSORIES) {
    const Picture = ACCESSORIES[product.id as keyof typeof ACCESSORIES];
    return <Picture className={className} />;
  }
  return <ProductDrawing category={product.category} className={className} />;
}
