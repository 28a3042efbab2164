import type { ReactNode } from 'react';
import { GRADE_LABELS, GRADE_MEANINGS } from '@mcs-repairs/shared/domain/catalogue/grades';
import { productKey } from '@mcs-repairs/shared/domain/rules/cart';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { ShopUnitPage } from '@mcs-repairs/shared/domain/types/goods';
import { useShopProfile, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { drawerToggled, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { FactLine } from './FactLine';
import { asProduct, builtInOnSale, factsOf } from './goods';
import { ProductCard } from './ProductCard';
import { Component as ProductPicture } from './ProductPicture';
import { UnitGallery } from './UnitGallery';
import { useAddToCart } from './useAddToCart';
import styles from './UnitView.module.css';

/** The number of other goods that the page of a unit shows. They fill one row or two. */
const OTHERS = 4;

type UnitViewProps = {
  unit: ShopUnitPage;
  /** Says where and when customers can collect the unit. */
  visit: ReactNode;
};

/** Shows a unit with its facts, its condition, the ways to buy it and similar goods. */
export function UnitView({ unit, visit }: UnitViewProps) {
  const { slug, name, category, grade, state, stock, words, nearest, photos = [] } = unit;
  const isOffered = state === 'on-sale' || state === 'draft';
  const facts = [
    ['Chip', unit.chip],
    ['Storage', unit.storage],
    ['Color', unit.colour],
    ['Battery', unit.battery === null ? '' : `${unit.battery}%`],
    ['Warranty', unit.warranty],
    ['In stock', isOffered ? String(stock) : ''],
  ].filter(([, value]) => value);
  const { goods } = useSiteConfig();
  const others = [
    ...nearest.map(asProduct),
    ...builtInOnSale(goods).filter((product) => product.category === category),
  ].slice(0, OTHERS);
  return (
    <div className={styles.page}>
      <div className={styles.unit}>
        <div className={styles.top}>
          <Heading level={1} className={styles.name}>
            {name}
          </Heading>
          <FactLine facts={[GRADE_LABELS[grade], ...factsOf(unit)]} className={styles.lead} />
        </div>
        {photos.length > 0 ? (
          <div className={styles.photos}>
            <UnitGallery photos={photos} />
          </div>
        ) : (
          <div className={classes(styles.picture, category === 'macbooks' && styles.wide)}>
            <ProductPicture id={slug} category={category} unit={unit} />
          </div>
        )}
        <div className={styles.words}>
          {state === 'draft' && (
            <Notice tone="warning" title="Draft">
              Only staff see this page. Visitors see it after you put the unit on sale.
            </Notice>
          )}
          {isOffered ? (
            <>
              <Buy unit={unit} />
              {visit}
            </>
          ) : (
            <Gone state={state} category={category} />
          )}
        </div>
        <div className={styles.words}>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {words && <p className={styles.text}>{words}</p>}
          <section aria-labelledby="condition" className={styles.condition}>
            <h2 id="condition" className={styles.title}>
              Condition: {GRADE_LABELS[grade]}
            </h2>
            <p>
              <strong>What you see.</strong> {GRADE_MEANINGS[grade].looks}
            </p>
            <p>
              <strong>What works.</strong> {GRADE_MEANINGS[grade].works}
            </p>
          </section>
        </div>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="nearest" className={styles.others}>
          <h2 id="nearest" className={styles.title}>
            {isOffered ? 'Also on sale' : 'On sale now'}
          </h2>
          <ul className={styles.nearest}>
            {others.map((product) => (
              <li key={productKey(product)}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Buy({ unit }: { unit: ShopUnitPage }) {
  const dispatch = useAppDispatch();
  const { phone } = useShopProfile();
  const product = asProduct(unit);
  const addToCart = useAddToCart(product);

  return (
    <>
      <p className={styles.price}>{product.price}</p>
      <div className={styles.actions}>
        <Button disabled={unit.state === 'draft'} onClick={addToCart}>
          Add to Cart
        </Button>
        <Button
          variant="secondary"
          onClick={() => dispatch(drawerToggled())}
          aria-haspopup="dialog"
        >
          View Cart
        </Button>
        <ButtonAnchor variant="secondary" href={callHref(phone)} icon={<PhoneIcon />}>
          Call {phone}
        </ButtonAnchor>
      </div>
    </>
  );
}

function Gone({ state, category }: { state: 'reserved' | 'sold'; category: string }) {
  return (
    <Notice
      tone="warning"
      title={state === 'sold' ? 'This unit is sold' : 'This unit is reserved'}
      action={
        <ButtonLink variant="secondary" size="small" to={`/shop?category=${category}`}>
          Browse the shop
        </ButtonLink>
      }
    >
      {state === 'sold'
        ? 'Somebody was faster. We often have others like it.'
        : 'Somebody has asked for it. It is on sale again if they do not take it.'}
    </Notice>
  );
}
