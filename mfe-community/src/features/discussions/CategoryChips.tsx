import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { FORUM_PATH } from '../../forum/places';
import { CATEGORY_CHOICES, type DiscussionFilter } from './discussionQuery';
import styles from './DiscussionList.module.css';

type CategoryChipsProps = {
  filter: DiscussionFilter;
  onCategory: (category: DiscussionFilter['category']) => void;
};

/** Shows the categories as submit buttons, so that they also work without JavaScript. */
export function CategoryChips({ filter, onCategory }: CategoryChipsProps) {
  return (
    <form method="get" action={FORUM_PATH}>
      {filter.search && <input type="hidden" name="search" value={filter.search} />}
      <ChipGroup label="Category" scroll className={styles.chips}>
        {CATEGORY_CHOICES.map((category) => (
          <Chip
            key={category}
            type="submit"
            name="category"
            value={category}
            pressed={filter.category === category}
            onClick={(event) => {
              event.preventDefault();
              onCategory(category);
            }}
          >
            {category}
          </Chip>
        ))}
      </ChipGroup>
    </form>
  );
}
