import { POST_CATEGORIES, type PostListQuery } from 'shared/domain/types/community';
import { Field } from 'shared/ui/Field';
import { SelectInput } from 'shared/ui/SelectInput';
import { PausedSearch } from 'shared/ui/PausedSearch';
import styles from './Moderation.module.css';

const CATEGORIES = ['All', ...POST_CATEGORIES] as const;
const CHOICES = CATEGORIES.map((value) => ({
  value,
  label: value === 'All' ? 'All categories' : value,
}));

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
