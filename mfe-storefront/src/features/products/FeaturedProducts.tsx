import { productKey } from '@mcs-repairs/shared/domain/rules/cart';
import { CLEAR_FILTER, listProducts } from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { FeaturedProductsProps } from '@mcs-repairs/shared/platform/contract/fragments';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { MoreLink } from '@mcs-repairs/shared/ui/MoreLink';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { ProductCard } from './ProductCard';
import styles from './FeaturedProducts.module.css';
import { builtInOnSale } from './goods';
import { insteadOf } from './insteadOf';

/** Shows the newest products on pages of other areas. */
export function FeaturedProducts({
  limit = 4,
  heading = 'From the shop',
  device,
}: FeaturedProductsProps) {
  const category = device && insteadOf(device);
  const products = listProducts(builtInOnSale(useSiteConfig().goods), {
    ...CLEAR_FILTER,
    categories: [category ?? 'all'],
  });
  return (
    <Section
      heading={heading}
      action={<MoreLink to={category ? `/shop?category=${category}` : '/shop'}>See all</MoreLink>}
    >
      <ul className={styles.grid}>
        {products.slice(0, limit).map((product) => (
          <li key={productKey(product)}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
