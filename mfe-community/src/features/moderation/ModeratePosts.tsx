import { communityApi } from '@mcs-repairs/shared/data/community/endpoints';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { MessageIcon } from '@mcs-repairs/shared/ui/icons';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { ModerationSkeleton } from './ModerationSkeleton';
import { PostFilters } from './PostFilters';
import { PostLine } from './PostLine';
import { usePostAddress } from './usePostAddress';
import styles from './Moderation.module.css';

/** Every discussion, also the hidden ones: hide and unhide, lock and unlock, and answer as the shop. */
export function ModeratePosts() {
  const can = useShopCapabilities();
  const { query, openId, show, open } = usePostAddress();
  const { data, currentData, error, isFetching, refetch } = communityApi.usePostsQuery(query);
  const shown = error ? currentData : data;
  return (
    <>
      {!can.moderate && (
        <Notice title="These are the sample discussions">
          Hiding, locking and answering need the shop’s server.
        </Notice>
      )}
      <PostFilters query={query} onChange={show} />
      {error && (
        <ErrorState
          title="The discussions could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {failureOf(error).message}
        </ErrorState>
      )}
      {!shown && !error && (
        <Loading label="Loading the discussions">
          <ModerationSkeleton />
        </Loading>
      )}
      {shown && shown.posts.length === 0 && (
        <EmptyState title="No discussions found matching your criteria." icon={<MessageIcon />} />
      )}
      {shown && (
        <ul className={styles.posts} aria-busy={isFetching}>
          {shown.posts.map((post) => (
            <PostLine
              key={post.id}
              post={post}
              open={post.id === openId}
              onOpen={(next) => open(next ? post.id : '')}
            />
          ))}
        </ul>
      )}
      {shown && (shown.next !== null || query.after !== '') && (
        <div className={styles.pager}>
          {query.after !== '' && (
            <Button variant="secondary" size="small" onClick={() => show({ after: '' })}>
              Newest discussions
            </Button>
          )}
          {shown.next !== null && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => show({ after: shown.next ?? '' })}
            >
              Older discussions
            </Button>
          )}
        </div>
      )}
    </>
  );
}
