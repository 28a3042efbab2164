import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { MessageIcon, SearchIcon } from '@mcs-repairs/shared/ui/icons';
import type { DiscussionFilter } from './discussionQuery';

type NothingFoundProps = { filter: DiscussionFilter; onFilterCleared: () => void };

export function NothingFound({ filter, onFilterCleared }: NothingFoundProps) {
  const filtered = filter.search !== '' || filter.category !== 'All';
  return (
    <EmptyState
      headingLevel={3}
      icon={filtered ? <SearchIcon /> : <MessageIcon />}
      title="No discussions found matching your criteria."
      action={
        filtered && (
          <Button variant="secondary" onClick={onFilterCleared}>
            Show all discussions
          </Button>
        )
      }
    >
      {filtered
        ? 'Try fewer or other words, or look in all categories.'
        : 'Be the first: start one with New Post.'}
    </EmptyState>
  );
}
