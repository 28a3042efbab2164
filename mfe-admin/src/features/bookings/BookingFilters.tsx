import type { Ref } from 'react';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { SORT_CHOICES, STATUS_CHOICES } from './dashboardAddress';
import type { DashboardAddress } from './useDashboardAddress';
import styles from './BookingFilters.module.css';

type BookingFiltersProps = { address: DashboardAddress; searchBox: Ref<HTMLInputElement> };

export function BookingFilters({ address, searchBox }: BookingFiltersProps) {
  const { query, searchText, change } = address;
  return (
    <div role="search" className={styles.filters}>
      <PausedSearch
        ref={searchBox}
        label="Search bookings"
        placeholder="Name, phone, email, device …"
        text={searchText}
        onText={(search) => change({ search }, { replace: true })}
        className={styles.search}
      />
      <Chip
        pressed={query.spam === 'only'}
        className={styles.spam}
        onClick={() => change({ spam: query.spam === 'only' ? '' : 'only' })}
      >
        Spam
      </Chip>
      <Field label="Status" labelHidden>
        <SelectInput
          options={STATUS_CHOICES}
          value={query.status}
          onChange={({ target }) => change({ status: target.value })}
        />
      </Field>
      <Field label="Sort by" labelHidden>
        <SelectInput
          options={SORT_CHOICES}
          value={query.sort}
          onChange={({ target }) => change({ sort: target.value })}
        />
      </Field>
    </div>
  );
}
