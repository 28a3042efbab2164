import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { badgesOf } from './productBadges';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { drawerToggled, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { Heading, type HeadingLevel } from '@mcs-repairs/shared/ui/Heading';
import { FactLine } from './FactLine';
import { factsOf, type Listed } from './goods';
import { Component as ProductPicture } from './ProductPicture';
import { loadPicture } from './loadPicture';
import { useAddToCart } from './useAddToCart';
import styles from './ProductCard.module.css';

type ProductCardProps = { product: Listed; headingLevel?: HeadingLevel };

/**
 * Shows one product: its picture, name, capacity or compatibility, and two buttons for the cart.
 * The component is memoized, so that a new filter does not render unchanged cards again.
 */
export const ProductCard = memo(function ProductCard({
  product,
  headingLevel = 3,
}: ProductCardProps) {
  const dispatch = useAppDispatch();
  const addToCart = useAddToCart(product);
  const nameId = useId();
  const { name, chip, price, storage, compatibility, unit } = product;

  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.picture}>
        <div className={styles.badges}>
          {(unit ? [unit.grade] : badgesOf(product)).map((badge) => (
            <Badge
              key={badge}
              tone={badge === 'FLASH SALE' ? 'warm' : 'neutral'}
              className={classes(styles.badge, badge !== 'FLASH SALE' && styles.preowned)}
            >
              {badge}
            </Badge>
          ))}
        </div>
        <Unhydrated
          as="span"
          id={`picture-${product.category}-${product.id}`}
          late={loadPicture}
          given={product}
        >
          <ProductPicture {...product} />
        </Unhydrated>
      </div>
      <div className={styles.words}>
        <div className={styles.nameRow}>
          <Heading level={headingLevel} id={nameId} tabIndex={-1} className={styles.name}>
            {unit ? <Link to={`/shop/${unit.slug}`}>{name}</Link> : name}
          </Heading>
          {chip && <Badge tone="accent">{chip}</Badge>}
        </div>
        <FactLine
          facts={unit ? factsOf(unit) : [storage ?? `Fits ${compatibility}`]}
          className={styles.spec}
        />
        <p className={styles.price}>{price}</p>
        <div className={styles.actions}>
          <Button size="small" variant="tint" onClick={addToCart} aria-describedby={nameId}>
            Add to Cart
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => dispatch(drawerToggled())}
            aria-haspopup="dialog"
          >
            View Cart
          </Button>
        </div>
      </div>
    </article>
  );
});
