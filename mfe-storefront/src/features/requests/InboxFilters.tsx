import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { SHOWN, type Inbox, type Shown } from './useInbox';
import styles from './Requests.module.css';

const LABELS: Record<Shown, string> = {
  open: 'Not handled',
  handled: 'Handled',
  spam: 'Spam',
  all: 'All',
};

type InboxFiltersProps = { name: string; inbox: Inbox; total: number | undefined };

/** Filters requests by state and by a search text. */
export function InboxFilters({ name, inbox, total }: InboxFiltersProps) {
  return (
    <div role="search" className={styles.filters}>
      <PausedSearch
        label={`Search ${name}`}
        placeholder="Name, phone, email, reference, message …"
        text={inbox.search}
        onText={inbox.searchFor}
      />
      <ChipGroup label={`Which ${name}`} scroll className={styles.states}>
        {SHOWN.map((choice) => (
          <Chip
            key={choice}
            pressed={choice === inbox.shown}
            count={(choice === inbox.shown && total) || undefined}
            onClick={() => inbox.show(choice)}
          >
            {LABELS[choice]}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}
