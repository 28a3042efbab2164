import { mayEdit } from '@mcs-repairs/shared/domain/rules/ownPosts';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { DialogButton } from '../../forum/DialogButton';
import { linkToken, type OwnPost } from '../../forum/ownPosts';

/**
 * Lets a visitor edit a post of this browser for some time. The visitor can also delete the post
 * until somebody else replies, and get a private link that permits the same on another device.
 */
export function OwnActions({ mayDelete, ...post }: OwnPost & { mayDelete: boolean }) {
  const canEdit = mayEdit(post.createdAt, useNow());
  const kind = post.replyId ? 'reply' : 'post';
  const name = <VisuallyHidden> your {kind}</VisuallyHidden>;
  const look = { variant: 'quiet', size: 'small' } as const;
  return (
    <>
      {canEdit && (
        <DialogButton {...look} load={loadEdit} of={post}>
          Edit{name}
        </DialogButton>
      )}
      {mayDelete && (
        <DialogButton {...look} load={loadDelete} of={post}>
          Delete{name}
        </DialogButton>
      )}
      {(canEdit || mayDelete) && linkToken(post.replyId ?? post.postId) !== null && (
        <DialogButton {...look} load={loadLink} of={{ ...post, mayDelete }}>
          Get private link<VisuallyHidden> to your {kind}</VisuallyHidden>
        </DialogButton>
      )}
    </>
  );
}

const loadDialogs = () => import(/* webpackChunkName: "own-post-dialogs" */ './OwnPostDialogs');
const loadEdit = async () => (await loadDialogs()).EditDialog;
const loadDelete = async () => (await loadDialogs()).DeleteDialog;
const loadLink = async () => {
  const { PrivateLinkDialog } = await import(
    /* webpackChunkName: "own-post-dialogs" */ './PrivateLinkDialog'
  );
  return PrivateLinkDialog;
};
