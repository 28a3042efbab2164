import { useDeferredValue, useMemo, useState } from 'react';
import { activeFilterCount, listProducts } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { late, Unhydrated, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { notOpened, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { SearchIcon } from '@mcs-repairs/shared/ui/icons';
import { ActiveFilters } from './ActiveFilters';
import { SHOP_FORM } from './choices';
import { FilterPanel } from './FilterPanel';
import { builtInOnSale, hasFacts } from './goods';
import { LateUnitFilters } from './LateUnitFilters';
import { expectPictures } from './loadPicture';
import { ProductGrid } from './ProductGrid';
import { FilterCount, ShopToolbar } from './ShopToolbar';
import { useShopFilter } from './useShopFilter';
import { useUnits } from './useUnits';
import styles from './Catalogue.module.css';

const FilterDrawer = late(async () => {
  const { FilterDrawer } = await import(/* webpackChunkName: "filter-drawer" */ './FilterDrawer');
  return FilterDrawer;
});

/** The shop page: filter panel, search, sort order and product grid. */
export function Catalogue() {
  const dispatch = useAppDispatch();
  const filter = useShopFilter();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerAsked, setDrawerAsked] = useState(false);
  const { query } = filter;
  // React shows the tick of a filter at once. The list renders later, so that the tick does not
  // wait for it.
  const listed = useDeferredValue(query);
  const { goods } = useSiteConfig();
  const { units, total, choices } = useUnits(listed);
  const builtIn = useMemo(
    () => listProducts(builtInOnSale(goods), listed).filter((one) => hasFacts(listed, one)),
    [goods, listed],
  );
  const found = total + builtIn.length;
  // The built-in products come after the last unit.
  const products = units.length < total ? units : [...units, ...builtIn];
  const shown = Math.min(listed.shown, products.length);
  const active = activeFilterCount(query);

  function showDrawer() {
    setDrawerAsked(true);
    setDrawerOpen(true);
  }

  return (
    <div className={styles.layout} onPointerEnter={expectPictures} onFocus={expectPictures}>
      <aside aria-label="Filters" className={styles.side}>
        <div className={styles.sideTop}>
          <h2 className={styles.sideTitle}>Filters</h2>
          {active > 0 && <FilterCount count={active} />}
        </div>
        <FilterPanel
          categories={query.categories}
          onToggle={filter.categoryToggled}
          form={SHOP_FORM}
        />
      </aside>
      <div className={styles.main}>
        <h2 className="visually-hidden">Products</h2>
        <ShopToolbar filter={filter} onFilters={showDrawer}>
          {choices && <LateUnitFilters filter={filter} choices={choices} />}
        </ShopToolbar>
        <ActiveFilters filter={filter} />
        <div className={styles.facts}>
          <p role="status">{describeCount(shown, found)}</p>
          <PricesNote id="price-orders" className={styles.prices} />
        </div>
        {found > 0 ? (
          <ProductGrid products={products} found={found} shown={shown} onMore={filter.moreWanted} />
        ) : (
          <EmptyState
            title="No products match"
            headingLevel={3}
            icon={<SearchIcon />}
            action={<Button onClick={filter.allCleared}>Show all products</Button>}
          >
            Try another word, or call us: we also order parts.
          </EmptyState>
        )}
        <PricesNote id="price-orders-below" className={styles.pricesBelow} />
      </div>
      {drawerAsked && (
        <FilterDrawer
          open={drawerOpen}
          onOpenChange={setDrawerOpen}
          filter={filter}
          found={found}
          onMissing={() => {
            setDrawerAsked(false);
            dispatch(notOpened());
          }}
        />
      )}
    </div>
  );
}

function PricesNote({ id, className }: { id: string; className: string | undefined }) {
  return (
    <Unhydrated id={id}>
      <p className={className}>
        Prices are on request, so sorting by price sorts by name. Call us for today’s price.
      </p>
    </Unhydrated>
  );
}

function describeCount(shown: number, found: number): string {
  if (found === 0) return 'No products found';
  if (found === 1) return '1 product';
  return shown === found ? `${found} products` : `Showing ${shown} of ${found} products`;
}
