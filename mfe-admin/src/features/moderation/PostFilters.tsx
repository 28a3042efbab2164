import { useState } from 'react';
import { POST_CATEGORIES, type PostListQuery } from 'shared/types/community';
import { Button } from 'shared/ui/Button';
import { Field } from 'shared/ui/Field';
import { SearchInput } from 'shared/ui/SearchInput';
import { SelectInput } from 'shared/ui/SelectInput';
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
  const [text, setText] = useState(query.search);
  return (
    <form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: text.trim() });
      }}
    >
      <SearchInput
        label="Search discussions"
        placeholder="Search discussions..."
        value={text}
        maxLength={200}
        className={styles.search}
        onChange={({ target }) => setText(target.value)}
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
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
