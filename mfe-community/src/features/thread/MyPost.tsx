import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readOwnPost } from '@mcs-repairs/shared/domain/contract/community';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import type { OwnPostState } from '@mcs-repairs/shared/domain/types/community';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { EyeOffIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { forgetLink, keepLink, useIsOwn, useWroteHere } from '../../forum/ownPosts';
import { FORUM_PATH, threadPath } from '../../forum/places';
import { DeleteDialog, EditDialog } from './OwnPostDialogs';
import { PostText } from './PostText';
import styles from './OwnReviews.module.css';

const ownPosts = answersOf(readOwnPost);

type MyPostProps = {
  id: string;
  /** The secret of the link or of this browser. */
  token: string;
};

/** Shows the post of a private link. The author presses a button before this browser stores it. */
export function MyPost({ id, token }: MyPostProps) {
  const query = ownPosts.useQuery(
    { params: { id }, headers: { 'x-author-token': token } },
    { refetchOnMountOrArgChange: true },
  );
  const code = query.error === undefined ? null : failureOf(query.error).code;
  if (code === 'forbidden') {
    return (
      <Refused title="This link does not belong to this post">
        Your own posts and links in this browser are unchanged. Please copy the private link again
        on the device on which you wrote the post.
      </Refused>
    );
  }
  if (code === 'not-found') {
    return (
      <Refused title="This post can no longer be edited">
        Somebody deleted it, or the shop does not show it.
      </Refused>
    );
  }
  return (
    <Loaded query={query} name="post" size="notice">
      {(post) => <Shown post={post} token={token} />}
    </Loaded>
  );
}

function Refused({ title, children }: { title: string; children: string }) {
  return (
    <Notice
      tone="warning"
      live
      title={title}
      action={
        <ButtonLink variant="secondary" to={FORUM_PATH}>
          Open community
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}

function Shown({ post, token }: { post: OwnPostState; token: string }) {
  const { postId, replyId, review, mayEdit, mayDelete } = post;
  const id = replyId ?? postId;
  const kind = replyId ? 'reply' : 'post';
  const isOwn = useIsOwn(id);
  const wroteHere = useWroteHere(id);
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const press = (next: 'edit' | 'delete') => {
    if (!wroteHere) keepLink(id, token);
    setOpened(next);
  };
  const asDialog = (name: 'edit' | 'delete') => ({
    ...post,
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : null),
  });
  const mayChange = mayEdit || mayDelete;
  return (
    <div className={styles.list}>
      <Card as="article" look="tint" padding="small" className={styles.item}>
        {review && (
          <Badge tone={review === 'waiting' ? 'outline' : 'danger'} icon={<EyeOffIcon size={14} />}>
            {review === 'waiting' ? 'Waiting for review' : 'Not published'}
          </Badge>
        )}
        <Heading level={2} className={styles.heading}>
          {replyId ? `Reply to “${post.title}”` : post.title}
        </Heading>
        <PostText text={post.content} />
        <p className={styles.words}>Written by {post.author}</p>
      </Card>
      {mayChange && !isOwn && (
        <p>
          This link lets you {mayEdit ? 'edit' : 'delete'} this {kind} on this device. Please only
          continue if you wrote it.
        </p>
      )}
      {!mayEdit && (
        <p>
          This {kind} can no longer be edited{mayDelete ? ', but you can delete it' : ' or deleted'}
          .
        </p>
      )}
      <div className={styles.buttons}>
        {mayEdit && <Button onClick={() => press('edit')}>Edit {kind}</Button>}
        {mayDelete && (
          <Button variant="secondary" onClick={() => press('delete')}>
            Delete {kind}
          </Button>
        )}
        <ButtonLink variant="secondary" to={review ? FORUM_PATH : threadPath(postId)}>
          {mayChange && !isOwn ? 'Not now' : review ? 'Open community' : 'Open discussion'}
        </ButtonLink>
        {isOwn && !wroteHere && (
          <Button variant="secondary" onClick={() => forgetLink(id)}>
            Forget link on this device
          </Button>
        )}
      </div>
      <EditDialog {...asDialog('edit')} />
      <DeleteDialog {...asDialog('delete')} />
    </div>
  );
}
