import { mayEdit } from '@mcs-repairs/shared/domain/rules/ownPosts';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { DialogButton } from '../../forum/DialogButton';
import type { OwnPost } from '../../forum/ownPosts';

/**
 * Lets a visitor edit a post of this browser for some time. The visitor can also delete the post
 * until somebody else replies.
 */
export function OwnActions({ mayDelete, ...post }: OwnPost & { mayDelete: boolean }) {
  const now = useNow();
  const name = <VisuallyHidden> your {post.replyId ? 'reply' : 'post'}</VisuallyHidden>;
  const look = { variant: 'quiet', size: 'small' } as const;
  return (
    <>
      {mayEdit(post.createdAt, now) && (
        <DialogButton {...look} load={loadEdit} of={post}>
          Edit{name}
        </DialogButton>
      )}
      {mayDelete && (
        <DialogButton {...look} load={loadDelete} of={post}>
          Delete{name}
        </DialogButton>
      )}
    </>
  );
}

const loadDialogs = () => import(/* webpackChunkName: "own-post-dialogs" */ './OwnPostDialogs');
const loadEdit = async () => (await loadDialogs()).EditDialog;
const loadDelete = async () => (await loadDialogs()).DeleteDialog;
