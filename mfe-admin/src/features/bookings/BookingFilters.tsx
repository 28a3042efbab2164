import { useEffect, useRef, useState, type Ref } from 'react';
import { Field } from 'shared/ui/Field';
import { SearchInput } from 'shared/ui/SearchInput';
import { SelectInput } from 'shared/ui/SelectInput';
import { SORT_CHOICES, STATUS_CHOICES } from './dashboardAddress';
import type { DashboardAddress } from './useDashboardAddress';
import styles from './BookingFilters.module.css';

/** Long enough that a word asks once, short enough that the list seems to follow the hand. */
const TYPING_PAUSE_MS = 250;

type BookingFiltersProps = { address: DashboardAddress; searchBox: Ref<HTMLInputElement> };

export function BookingFilters({ address, searchBox }: BookingFiltersProps) {
  const { query, searchText, change } = address;
  const [typed, setTyped] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (typed !== null && typed === searchText) setTyped(null);
  useEffect(() => () => clearTimeout(pause.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => change({ search: text }, { replace: true }), TYPING_PAUSE_MS);
  }

  return (
    <div role="search" className={styles.filters}>
      <SearchInput
        ref={searchBox}
        label="Search bookings"
        placeholder="Name, phone, email, device …"
        value={typed ?? searchText}
        maxLength={200}
        className={styles.search}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <Field label="Status" labelHidden>
        <SelectInput
          options={STATUS_CHOICES}
          value={query.status}
          onChange={({ target }) => change({ status: target.value })}
        />
      </Field>
      <Field label="Order" labelHidden>
        <SelectInput
          options={SORT_CHOICES}
          value={query.sort}
          onChange={({ target }) => change({ sort: target.value })}
        />
      </Field>
    </div>
  );
}
