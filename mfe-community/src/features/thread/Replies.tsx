import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useHydrated } from '@mcs-repairs/shared/platform/site';
import type { Post, Reply, ReplyList } from '@mcs-repairs/shared/domain/types/community';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { replyPages } from '../../forum/answers';
import { REPLIES_PARAM, threadPath } from '../../forum/places';
import { ReplyItem } from './ReplyItem';
import { useFocusWhenShown } from './useFocusWhenShown';
import styles from './Thread.module.css';

type RepliesProps = {
  post: Post;
  /**
   * Replies that the visitor wrote since the page loaded. The list shows these replies at its end,
   * even if earlier replies are not loaded yet.
   */
  own: readonly Reply[];
};

/**
 * Lists the replies, page by page, the oldest first. The address may start the list at a later
 * page.
 */
export function Replies({ post, own }: RepliesProps) {
  const [params] = useSearchParams();
  const after = params.get(REPLIES_PARAM);
  if (after) {
    return (
      <>
        <ButtonLink variant="secondary" to={threadPath(post.id)} className={styles.more}>
          From the first reply
        </ButtonLink>
        <ReplyPage postId={post.id} answerId={post.answer?.id} after={after} own={own} />
      </>
    );
  }
  const page = { replies: post.replies, next: post.nextReplies ?? null };
  return <ShownPage postId={post.id} answerId={post.answer?.id} page={page} own={own} />;
}

type PageProps = {
  postId: string;
  /**
   * The id of the reply that is marked as the answer. This reply is shown above the list and left
   * out of it.
   */
  answerId: string | undefined;
  own: readonly Reply[];
};

function ReplyPage({ after, ...props }: PageProps & { after: string }) {
  const query = replyPages.useQuery({ params: { id: props.postId }, query: { after } });
  return (
    <Loaded query={query} name="later replies" skeleton={<Skeleton lines={3} />} size="notice">
      {(page) => <ShownPage {...props} page={page} added />}
    </Loaded>
  );
}

function ShownPage({
  page: { replies: all, next },
  added = false,
  ...props
}: PageProps & { page: ReplyList; added?: boolean }) {
  const { postId, answerId, own } = props;
  const replies = all.filter(({ id }) => id !== answerId);
  const [opened, setOpened] = useState(false);
  const top = useFocusWhenShown(added);
  return (
    <>
      {replies.length > 0 && (
        <ol ref={top} tabIndex={-1} className={styles.replyList}>
          {replies.map((reply) => (
            <ReplyItem
              key={reply.id}
              postId={postId}
              reply={reply}
              later={next === null ? all.slice(all.indexOf(reply) + 1) : undefined}
            />
          ))}
        </ol>
      )}
      {next !== null &&
        (opened ? (
          <ReplyPage {...props} after={next} />
        ) : (
          <>
            <LoadMoreReplies postId={postId} next={next} onMore={() => setOpened(true)} />
            {own.length > 0 && (
              <ol className={styles.replyList} aria-label="Your replies">
                {own.map((reply) => (
                  <ReplyItem key={reply.id} postId={postId} reply={reply} />
                ))}
              </ol>
            )}
          </>
        ))}
    </>
  );
}

/**
 * Before JavaScript runs, this is a link to the later replies. After that, it is a button that adds
 * them to the list.
 */
function LoadMoreReplies(props: { postId: string; next: string; onMore: () => void }) {
  const { postId, next, onMore } = props;
  const hydrated = useHydrated();
  const { search } = useLocation();
  const look = { variant: 'secondary', className: styles.more } as const;
  if (hydrated) {
    return (
      <Button {...look} onClick={onMore}>
        Load more replies
      </Button>
    );
  }
  const later = new URLSearchParams(search);
  later.set(REPLIES_PARAM, next);
  return (
    <ButtonLink {...look} to={threadPath(postId, `?${later}`)} rel="next">
      Load more replies
    </ButtonLink>
  );
}
