import { useEffect, useLayoutEffect, useState } from 'react';
import { activeFilterCount } from '@mcs-repairs/shared/domain/rules/shopFilter';
import type { UnitChoices, UnitFilter } from '@mcs-repairs/shared/domain/types/goods';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { SHOP_FORM } from './choices';
import { FACTS } from './shopQuery';
import type { ShopFilterControls } from './useShopFilter';
import styles from './UnitFilters.module.css';

export type UnitFiltersProps = { filter: ShopFilterControls; choices: UnitChoices };

const LABELS: Record<UnitFilter, string> = {
  grade: 'Condition',
  storage: 'Storage',
  colour: 'Color',
};

/**
 * Returns the select elements in the page. Before this code renders, they are elements from the
 * server's HTML.
 */
const selects = () =>
  FACTS.map((name) => globalThis.document?.querySelector<HTMLSelectElement>(`[name=${name}]`));

/** Filters units by their facts. A choice without matching units is disabled. */
export function Component({ filter: { query, factChosen }, choices }: UnitFiltersProps) {
  // The visitor's choices and focus in the server's HTML, from the time before this code loaded.
  const [before] = useState(() =>
    selects().map((select) => ({
      value: select?.value,
      isFocused: !!select && select === document.activeElement,
    })),
  );
  useLayoutEffect(() => {
    selects()[before.findIndex(({ isFocused }) => isFocused)]?.focus();
  }, [before]);
  useEffect(() => {
    const at = before.findIndex(
      ({ value }, index) => value !== undefined && value !== query[FACTS[index] ?? 'grade'],
    );
    const name = FACTS[at];
    if (name) factChosen(name, before[at]?.value ?? '');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once
  }, []);
  const isFiltered = activeFilterCount(query) > 0 || FACTS.some((name) => query[name]);

  return (
    <div role="group" aria-label="Filter devices" className={styles.row}>
      {FACTS.filter((name) => choices[name].length > 0).map((name) => (
        <SelectInput
          key={name}
          aria-label={LABELS[name]}
          name={name}
          form={SHOP_FORM}
          value={query[name]}
          onChange={({ target }) => factChosen(name, target.value)}
          options={[
            { value: '', label: LABELS[name] },
            ...choices[name].map(({ value, label, found }) => ({
              value,
              label: `${label} (${found})`,
              disabled: found === 0 && value !== query[name],
            })),
          ]}
        />
      ))}
      <noscript className={styles.plain}>
        <Button type="submit" form={SHOP_FORM} variant="secondary" size="small">
          Apply filters
        </Button>
        {isFiltered && <a href="/shop">Clear filters</a>}
      </noscript>
    </div>
  );
}
