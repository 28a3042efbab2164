import { activeFilterCount, PAGE_SIZE } from 'shared/domain/rules/shopFilter';
import { Badge } from 'shared/ui/Badge';
import { Button } from 'shared/ui/Button';
import { Field } from 'shared/ui/Field';
import { FilterIcon } from 'shared/ui/icons';
import { SearchInput } from 'shared/ui/SearchInput';
import { SelectInput } from 'shared/ui/SelectInput';
import { SORTS } from './choices';
import { readSort, writeShopQuery, type ShopQuery } from './shopQuery';
import type { ShopFilterControls } from './useShopFilter';
import styles from './ShopToolbar.module.css';

type ShopToolbarProps = { filter: ShopFilterControls; onFilters: () => void };

export function ShopToolbar({ filter, onFilters }: ShopToolbarProps) {
  const { query, searchChanged, sortChosen } = filter;
  const count = activeFilterCount(query);
  return (
    <div className={styles.bar}>
      <form
        role="search"
        method="get"
        action="/shop"
        className={styles.search}
        onSubmit={(event) => event.preventDefault()}
      >
        <OtherChoices query={query} />
        <SearchInput
          name="q"
          label="Search products"
          placeholder="Search products, parts, or model numbers..."
          maxLength={80}
          value={query.search}
          onChange={({ target }) => searchChanged(target.value, query.search !== '')}
        />
      </form>
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
      <Field label="Sort by" labelHidden className={styles.sort}>
        <SelectInput
          options={SORTS}
          value={query.sort}
          onChange={({ target }) => sortChosen(readSort(target.value))}
        />
      </Field>
    </div>
  );
}

/** What else is chosen goes with the search when the form is sent without React. */
function OtherChoices({ query }: { query: ShopQuery }) {
  const others = writeShopQuery({ ...query, search: '', shown: PAGE_SIZE });
  return [...others].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

export function FilterCount({ count }: { count: number }) {
  return (
    <Badge tone="accent">
      {count}
      <span className="visually-hidden">{count === 1 ? ' active filter' : ' active filters'}</span>
    </Badge>
  );
}
