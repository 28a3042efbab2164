import { useState } from 'react';
import type { PostList, PostListQuery } from '@mcs-repairs/shared/domain/types/community';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { DiscussionCard } from './DiscussionCard';
import { DiscussionSkeletons } from './DiscussionSkeletons';
import { ListAnswer } from './LateListAnswer';
import { LoadMore } from './LoadMore';
import { NothingFound } from './NothingFound';
import { useFocusWhenShown } from './useFocusWhenShown';
import styles from './DiscussionList.module.css';

type DiscussionListProps = {
  query: PostListQuery;
  /** The thread that the page already shows above the list. The list leaves it out. */
  except?: string | undefined;
  onFilterCleared: () => void;
};

/** Lists the threads that match a filter, page by page, the newest first. */
export function DiscussionList(props: DiscussionListProps) {
  return (
    <div className={styles.list}>
      <DiscussionPage {...props} first />
    </div>
  );
}

type DiscussionPageProps = DiscussionListProps & { first?: boolean };

/**
 * Shows one page of threads, and the next page after the visitor loads it. Each page starts after
 * the last thread of the previous page. A new thread at the top shifts all later pages, so that no
 * thread is skipped or repeated.
 */
function DiscussionPage({ first = false, ...props }: DiscussionPageProps) {
  return (
    <ListAnswer query={props.query}>
      {(answer, isNew) => (
        <Loaded
          query={answer}
          name={first ? 'discussions' : 'older discussions'}
          headingLevel={3}
          skeleton={<DiscussionSkeletons count={first ? 4 : 2} />}
          reassurance="No discussion is lost."
        >
          {(list) => (
            <ShownDiscussions
              {...props}
              list={list}
              first={first}
              isFetching={answer.isFetching === true}
              isSearching={answer.isFetching === true && isNew}
            />
          )}
        </Loaded>
      )}
    </ListAnswer>
  );
}

type ShownProps = DiscussionListProps & {
  list: PostList;
  first: boolean;
  isFetching: boolean;
  /** True while the list shows the results of the previous query. */
  isSearching: boolean;
};

function ShownDiscussions({ list, first, isFetching, isSearching, ...props }: ShownProps) {
  const { query, except, onFilterCleared } = props;
  const filter = `${query.category} ${query.search}`;
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const top = useFocusWhenShown(!first);
  const posts = list.posts.filter(({ id }) => id !== except);
  if (first && list.posts.length === 0 && !isFetching) {
    return <NothingFound filter={query} onFilterCleared={onFilterCleared} />;
  }
  const opened = openedFor === filter && list.next !== null;
  return (
    <>
      {first && (
        <VisuallyHidden>
          <span role="status">
            {isSearching ? 'Searching' : `${posts.length} discussions shown`}
          </span>
        </VisuallyHidden>
      )}
      <div
        ref={top}
        aria-busy={isSearching}
        className={classes(styles.page, isSearching && styles.stale)}
      >
        {posts.map((post) => (
          <DiscussionCard key={post.id} post={post} />
        ))}
      </div>
      {list.next !== null && !opened && (
        <LoadMore filter={query} next={list.next} onMore={() => setOpenedFor(filter)} />
      )}
      {list.next !== null && opened && (
        <DiscussionPage {...props} query={{ ...query, after: list.next }} />
      )}
    </>
  );
}
