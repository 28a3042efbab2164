import { POST_CATEGORIES, type PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import styles from './Moderation.module.css';

const CATEGORIES = ['All', ...POST_CATEGORIES] as const;
const CHOICES = CATEGORIES.map((value) => ({
  value,
  label: value === 'All' ? 'All categories' : value,
}));

const STATES = [
  { value: '', label: 'All discussions' },
  { value: 'reported', label: 'Reported' },
];

type PostFiltersProps = {
  query: PostListQuery;
  onChange: (change: Partial<PostListQuery>) => void;
};

export function PostFilters({ query, onChange }: PostFiltersProps) {
  return (
    <div role="search" className={styles.filters}>
      <PausedSearch
        label="Search discussions"
        placeholder="Search discussions..."
        text={query.search}
        onText={(search) => onChange({ search })}
        className={styles.search}
      />
      <Field label="State" labelHidden>
        <SelectInput
          options={STATES}
          value={query.state ?? ''}
          onChange={({ target }) =>
            onChange({ state: target.value === 'reported' ? 'reported' : undefined })
          }
        />
      </Field>
      <Field label="Category" labelHidden>
        <SelectInput
          options={CHOICES}
          value={query.category}
          onChange={({ target }) =>
            onChange({ category: CATEGORIES.find((value) => value === target.value) ?? 'All' })
          }
        />
      </Field>
    </div>
  );
}
