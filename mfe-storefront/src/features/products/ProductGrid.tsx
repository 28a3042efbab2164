import { useEffect, useRef, type MouseEvent } from 'react';
import { productKey } from '@mcs-repairs/shared/domain/rules/cart';
import { hasMore, loadMore as nextShown } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { SHOP_FORM } from './choices';
import type { Listed } from './goods';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

type ProductGridProps = {
  /** The first products of the list. There are at least `shown` of them. */
  products: readonly Listed[];
  /** The number of products that match. */
  found: number;
  /** The number of products that the grid shows. */
  shown: number;
  onMore: () => void;
};

export function ProductGrid({ products, found, shown, onMore }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ button: Element; first: number }>(null);

  useEffect(() => {
    // After the last page, the button disappears. So focus moves to the first new product.
    const { button, first = 0 } = wanted.current ?? {};
    wanted.current = null;
    // The products may arrive late, after a failed request. Focus does not move if the visitor
    // already uses another part of the page.
    const at = document.activeElement;
    if (button && (at === button || at === document.body))
      list.current?.children[first]?.querySelector('h3')?.focus({ preventScroll: true });
  }, [shown]);

  function loadMore(event: MouseEvent) {
    // React adds the products itself. Without React, this submit requests the longer list from the
    // server.
    event.preventDefault();
    wanted.current = { button: event.currentTarget, first: shown };
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
