import { useEffect, useRef, type MouseEvent } from 'react';
import { productKey } from '@mcs-repairs/shared/domain/rules/cart';
import { hasMore, loadMore as nextShown } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { SHOP_FORM } from './choices';
import type { Listed } from './goods';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

type ProductGridProps = {
  /** The first products, at least as many as are shown. */
  products: readonly Listed[];
  /** How many products match. */
  found: number;
  shown: number;
  onMore: () => void;
};

export function ProductGrid({ products, found, shown, onMore }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);

  useEffect(() => {
    // After the last page the button disappears, so the focus moves to the first new product.
    if (firstNew.current === null) return;
    const card = list.current?.children[firstNew.current];
    if (!card) return;
    card.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [shown, products.length]);

  function loadMore(event: MouseEvent) {
    // Without React this submit requests the longer list from the server.
    event.preventDefault();
    firstNew.current = Math.min(shown, found);
    onMore();
  }

  return (
    <>
      <ul ref={list} className={styles.grid}>
        {products.slice(0, shown).map((product) => (
          <li key={productKey(product)}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {hasMore(shown, found) && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            size="large"
            onClick={loadMore}
            type="submit"
            form={SHOP_FORM}
            name="shown"
            value={nextShown(shown)}
          >
            Load More
          </Button>
        </div>
      )}
    </>
  );
}
