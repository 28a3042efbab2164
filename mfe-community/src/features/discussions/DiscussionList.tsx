import { useState } from 'react';
import { communityApi } from '@mcs-repairs/shared/data/community/endpoints';
import type { PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { DiscussionCard } from './DiscussionCard';
import { DiscussionSkeletons } from './DiscussionSkeletons';
import { LoadMore } from './LoadMore';
import { ListFailed } from './ListFailed';
import { NothingFound } from './NothingFound';
import { useFocusWhenShown } from './useFocusWhenShown';
import styles from './DiscussionList.module.css';

type DiscussionListProps = {
  query: PostListQuery;
  /** A thread that stands above the list already. */
  except?: string | undefined;
  onFilterCleared: () => void;
};

/** The threads of a filter, newest first, page after page. */
export function DiscussionList(props: DiscussionListProps) {
  return (
    <div className={styles.list}>
      <DiscussionPage {...props} first />
    </div>
  );
}

type DiscussionPageProps = DiscussionListProps & { first?: boolean };

/**
 * One page and, when it was asked for, the next one. Where the next one begins comes from this page as it is now: a new
 * thread at the top moves every page along and none falls into a gap.
 */
function DiscussionPage({ query, except, onFilterCleared, first = false }: DiscussionPageProps) {
  const { data, currentData, isFetching, error, refetch } = communityApi.usePostsQuery(query, {
    refetchOnMountOrArgChange: 30,
  });
  const filter = `${query.category} ${query.search}`;
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const top = useFocusWhenShown(!first && data !== undefined);

  if (!data) {
    return error ? (
      <ListFailed retry={() => void refetch()} busy={isFetching} first={first} />
    ) : (
      <DiscussionSkeletons count={first ? 4 : 2} />
    );
  }

  const posts = data.posts.filter(({ id }) => id !== except);
  if (first && data.posts.length === 0 && !isFetching) {
    return <NothingFound filter={query} onFilterCleared={onFilterCleared} />;
  }
  const opened = openedFor === filter && data.next !== null;
  return (
    <>
      {first && (
        <VisuallyHidden>
          <span role="status">
            {isFetching && !currentData ? 'Searching' : `${posts.length} discussions shown`}
          </span>
        </VisuallyHidden>
      )}
      <div
        ref={top}
        aria-busy={isFetching && !currentData}
        className={classes(styles.page, isFetching && !currentData && styles.stale)}
      >
        {posts.map((post) => (
          <DiscussionCard key={post.id} post={post} />
        ))}
      </div>
      {data.next !== null && !opened && (
        <LoadMore filter={query} next={data.next} onMore={() => setOpenedFor(filter)} />
      )}
      {data.next !== null && opened && (
        <DiscussionPage
          query={{ ...query, after: data.next }}
          except={except}
          onFilterCleared={onFilterCleared}
        />
      )}
    </>
  );
}
