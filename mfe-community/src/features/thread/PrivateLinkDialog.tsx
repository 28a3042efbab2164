import { useState } from 'react';
import { EDIT_MINUTES, mayEdit } from '@mcs-repairs/shared/domain/rules/ownPosts';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { CopyIcon } from '@mcs-repairs/shared/ui/icons';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import type { DialogProps } from '../../forum/DialogButton';
import { linkToken, type OwnPost } from '../../forum/ownPosts';
import formStyles from '../../forum/PostingForm.module.css';

/** Offers the link with which the author edits and deletes one post on another device. */
export function PrivateLinkDialog({
  open,
  onOpenChange,
  mayDelete,
  ...post
}: DialogProps & OwnPost & { mayDelete: boolean }) {
  const [isCopied, setCopied] = useState<boolean>();
  const now = useNow();
  const id = post.replyId ?? post.postId;
  const kind = post.replyId ? 'reply' : 'post';
  const url = location.origin + SECRET_PATHS.myPost(linkToken(id) ?? '', id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const share = () => {
    // The promise rejects if the visitor closes the menu. The dialog is then still open.
    navigator.share({ title: `Private link to my ${kind}`, url }).catch(() => undefined);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Private link to your ${kind}`}
      description={whatItPermits(post, mayDelete, now)}
      size="small"
      footer={
        <>
          {'share' in navigator && (
            <Button variant="secondary" onClick={share}>
              Share private link
            </Button>
          )}
          <Button icon={<CopyIcon />} onClick={() => void copy()}>
            Copy private link
          </Button>
        </>
      }
    >
      <div className={formStyles.form}>
        <div role="status">{isCopied && 'The link is copied. Open it on your other device.'}</div>
        {isCopied === false && (
          <Field label="The link could not be copied. Please copy it yourself">
            <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

function whatItPermits({ createdAt, replyId }: OwnPost, mayDelete: boolean, now: Date): string {
  const kind = replyId ? 'reply' : 'post';
  const deletes = `delete this ${kind} until somebody else replies`;
  if (!mayEdit(createdAt, now)) return `Everybody with this link can ${deletes}.`;
  const end = Date.parse(createdAt) + EDIT_MINUTES * 60_000;
  const minutes = Math.ceil((end - now.getTime()) / 60_000);
  const edits = `edit this ${kind} for the next ${minutes === 1 ? 'minute' : `${minutes} minutes`}`;
  return `Everybody with this link can ${edits}${mayDelete ? `, and ${deletes}` : ''}.`;
}
