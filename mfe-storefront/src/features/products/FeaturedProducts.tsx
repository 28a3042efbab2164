import { PRODUCTS } from 'shared/domain/catalogue/products';
import type { FeaturedProductsProps } from 'shared/platform/contract/fragments';
import { productKey } from 'shared/domain/rules/cart';
import { CLEAR_FILTER, listProducts } from 'shared/domain/rules/shopFilter';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Section } from 'shared/ui/Section';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

/** The newest products, for other areas' pages. */
export function FeaturedProducts({ limit = 4, heading = 'From the shop' }: FeaturedProductsProps) {
  return (
    <Section
      heading={heading}
      action={
        <ButtonLink to="/shop" variant="quiet">
          See all
        </ButtonLink>
      }
    >
      <ul className={styles.grid}>
        {listProducts(PRODUCTS, CLEAR_FILTER)
          .slice(0, limit)
          .map((product) => (
            <li key={productKey(product)}>
              <ProductCard product={product} />
            </li>
          ))}
      </ul>
    </Section>
  );
}
