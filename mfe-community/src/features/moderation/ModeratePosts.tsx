import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listPosts } from '@mcs-repairs/shared/domain/contract/community';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { MessageIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { ModerationSkeleton } from './ModerationSkeleton';
import { PostFilters } from './PostFilters';
import { PostLine } from './PostLine';
import { ReviewQueue } from './ReviewQueue';
import { usePostAddress } from './usePostAddress';
import styles from './Moderation.module.css';

// This list imports the contract itself, and not only the name of the operation. Otherwise the
// browser would load the schemas from the shell, after the page.
const postLists = answersOf(listPosts);

/** Lists all discussions, including hidden ones. Moderators hide, lock and answer them. */
export function ModeratePosts() {
  const can = useShopCapabilities();
  const { query, openId, show, open } = usePostAddress();
  const answer = postLists.useQuery({ query });
  const { isFetching } = answer;
  return (
    <>
      {!can.moderate && (
        <Notice title="These are sample discussions">
          You need a server to hide, lock or reply to discussions.
        </Notice>
      )}
      {can.moderate && <ReviewQueue />}
      <PostFilters query={query} onChange={show} />
      <Loaded
        query={answer.error ? { ...answer, data: answer.currentData } : answer}
        name="discussions"
        skeleton={<ModerationSkeleton />}
      >
        {({ posts, next }) => (
          <>
            {posts.length === 0 && (
              <EmptyState
                title="No discussions found matching your criteria."
                icon={<MessageIcon />}
              />
            )}
            <ul className={styles.posts} aria-busy={isFetching}>
              {posts.map((post) => (
                <PostLine
                  key={post.id}
                  post={post}
                  open={post.id === openId}
                  onOpen={(opened) => open(opened ? post.id : '')}
                />
              ))}
            </ul>
            {(next !== null || query.after !== '') && (
              <div className={styles.pager}>
                {query.after !== '' && (
                  <Button variant="secondary" size="small" onClick={() => show({ after: '' })}>
                    Newest discussions
                  </Button>
                )}
                {next !== null && (
                  <Button variant="secondary" size="small" onClick={() => show({ after: next })}>
                    Older discussions
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
