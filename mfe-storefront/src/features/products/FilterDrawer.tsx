import { Button } from '@mcs-repairs/shared/ui/Button';
import { Drawer } from '@mcs-repairs/shared/ui/Drawer';
import { FilterPanel } from './FilterPanel';
import type { ShopFilterControls } from './useShopFilter';
import styles from './FilterDrawer.module.css';

type FilterDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filter: ShopFilterControls;
  found: number;
};

/** Shows the filter panel in a drawer on narrow screens. */
export function FilterDrawer({ open, onOpenChange, filter, found }: FilterDrawerProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      side="left"
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={filter.allCleared}>
            Clear All
          </Button>
          <Button size="small" onClick={() => onOpenChange(false)}>
            {found === 1 ? 'Show 1 product' : `Show ${found} products`}
          </Button>
        </div>
      }
    >
      <FilterPanel categories={filter.query.categories} onToggle={filter.categoryToggled} />
    </Drawer>
  );
}
