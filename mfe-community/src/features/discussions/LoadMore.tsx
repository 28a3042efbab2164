import { useHydrated } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { FORUM_PATH } from '../../forum/places';
import { urlOf, type DiscussionFilter } from './discussionQuery';
import styles from './DiscussionList.module.css';

type LoadMoreProps = { filter: DiscussionFilter; next: string; onMore: () => void };

/**
 * Before JavaScript runs, this is a link to the older threads. After that, it is a button that adds
 * them to the list.
 */
export function LoadMore({ filter, next, onMore }: LoadMoreProps) {
  const hydrated = useHydrated();
  const look = { variant: 'secondary', className: styles.more } as const;
  if (hydrated) {
    return (
      <Button {...look} onClick={onMore}>
        Load more
      </Button>
    );
  }
  return (
    <ButtonLink {...look} to={`${FORUM_PATH}?${urlOf(filter, next)}`} rel="next">
      Load more
    </ButtonLink>
  );
}
