import { CATEGORY_LABELS } from '@mcs-repairs/shared/domain/catalogue/products';
import { activeFilterCount } from '@mcs-repairs/shared/domain/rules/shopFilter';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { CloseIcon } from '@mcs-repairs/shared/ui/icons';
import { FACTS } from './shopQuery';
import type { ShopFilterControls } from './useShopFilter';
import styles from './ActiveFilters.module.css';

/**
 * Lists the active filters. Each filter has a button that removes it. "Clear All" removes all
 * filters, including the chosen facts of units.
 */
export function ActiveFilters({ filter }: { filter: ShopFilterControls }) {
  const { query, categoryToggled, searchChanged, allCleared } = filter;
  if (!activeFilterCount(query) && !FACTS.some((name) => query[name])) return null;
  const chosen = query.categories.filter((category) => category !== 'all');
  return (
    <div role="group" aria-label="Active filters" className={styles.row}>
      {query.categories.length === 0 && (
        <Remove label="No category" onRemove={() => categoryToggled('all')} />
      )}
      {chosen.map((category) => (
        <Remove
          key={category}
          label={CATEGORY_LABELS[category]}
          onRemove={() => categoryToggled(category)}
        />
      ))}
      {query.search.trim() !== '' && (
        <Remove label={`“${query.search.trim()}”`} onRemove={() => searchChanged('')} />
      )}
      <Button variant="quiet" size="small" onClick={allCleared}>
        Clear All
      </Button>
    </div>
  );
}

function Remove({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <span className="visually-hidden">Remove filter </span>
      {label}
      <CloseIcon size={16} />
    </button>
  );
}
