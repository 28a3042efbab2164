import type { ReactNode } from 'react';
import { activeFilterCount } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { FilterIcon } from '@mcs-repairs/shared/ui/icons';
import { SearchInput } from '@mcs-repairs/shared/ui/SearchInput';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { SHOP_FORM, SORTS } from './choices';
import { NONE, readSort } from './shopQuery';
import type { ShopFilterControls } from './useShopFilter';
import styles from './ShopToolbar.module.css';

type ShopToolbarProps = {
  filter: ShopFilterControls;
  onFilters: () => void;
  /** The filters of units. */
  children: ReactNode;
};

export function ShopToolbar({ filter, onFilters, children }: ShopToolbarProps) {
  const { query, searchChanged, sortChosen } = filter;
  const count = activeFilterCount(query);
  return (
    <div className={styles.bar}>
      <form
        id={SHOP_FORM}
        role="search"
        method="get"
        action="/shop"
        className={styles.search}
        onSubmit={(event) => event.preventDefault()}
      >
        {query.categories.length === 0 && <input type="hidden" name="category" value={NONE} />}
        <SearchInput
          name="q"
          label="Search products"
          placeholder="Search products, parts, or model numbers..."
          maxLength={80}
          value={query.search}
          onChange={({ target }) => searchChanged(target.value, query.search !== '')}
        />
      </form>
      <div className={styles.controls}>
        <Button
          variant="secondary"
          icon={<FilterIcon />}
          iconEnd={count > 0 && <FilterCount count={count} />}
          className={styles.filters}
          onClick={onFilters}
          aria-haspopup="dialog"
        >
          Filters
        </Button>
        <SelectInput
          aria-label="Sort by"
          name="sort"
          form={SHOP_FORM}
          options={SORTS}
          value={query.sort}
          onChange={({ target }) => sortChosen(readSort(target.value))}
        />
        {children}
      </div>
      <noscript>
        <Button type="submit" form={SHOP_FORM} variant="secondary">
          Apply
        </Button>
      </noscript>
    </div>
  );
}

export function FilterCount({ count }: { count: number }) {
  return (
    <Badge tone="accent">
      {count}
      <span className="visually-hidden">{count === 1 ? ' active filter' : ' active filters'}</span>
    </Badge>
  );
}
