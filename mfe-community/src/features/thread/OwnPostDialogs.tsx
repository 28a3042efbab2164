import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as contract from '@mcs-repairs/shared/domain/contract/community';
import { EDIT_MINUTES } from '@mcs-repairs/shared/domain/rules/ownPosts';
import { ownPostSchema, ownReplySchema } from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { madeStale, toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import type { DialogProps } from '../../forum/DialogButton';
import { failureText } from '../../forum/failureText';
import { forgetLink, type OwnPost, tokenOf } from '../../forum/ownPosts';
import { FORUM_PATH } from '../../forum/places';
import { PostText } from './PostText';
import formStyles from '../../forum/PostingForm.module.css';

/**
 * Changes a thread or reply. The typed text stays when the dialog closes. If the text changes
 * meanwhile on another device, the dialog shows the newer text, and the author chooses one of them.
 */
export function EditDialog({
  open,
  onOpenChange,
  postId: id,
  replyId,
  title = '',
  content,
  changedAt,
}: DialogProps & OwnPost) {
  const formId = useId();
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const fields = useTyped({ title, content });
  const { seen, isNewer, accept } = useSeenText({ title, content, changedAt }, fields.typed);
  const save = ({ title, content }: { title?: string; content: string }) => {
    const own = { token: tokenOf(replyId ?? id), seen };
    const sent: Promise<Result<unknown>> = replyId
      ? call(contract.editReply, { params: { id, replyId }, body: { content, ...own } })
      : call(contract.editPost, { params: { id }, body: { title: title ?? '', content, ...own } });
    return sent;
  };
  const { form, errors, failure, forgive, reset, sending, text } = useForm({
    fields,
    schema: replyId ? ownReplySchema : ownPostSchema,
    compose: (values) => ({ ...values, token: tokenOf(replyId ?? id) }),
    send: save,
    // Loads the newer text, so that the author can compare it.
    onFailed: ({ code }) => {
      if (code === 'conflict') dispatch(madeStale(['Posts']));
    },
    onDone: () => {
      onOpenChange(false);
      dispatch(toastShown({ tone: 'success', text: 'Your changes are saved' }));
    },
  });
  /** The buttons of the choice disappear, so the focus moves to the text. */
  const settle = (choose: () => void) => {
    choose();
    forgive();
    form.ref.current?.querySelector('textarea')?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={replyId ? 'Edit your reply' : 'Edit your post'}
      description={`You can edit it for ${EDIT_MINUTES} minutes. Others see that you edited it.`}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={sending} loadingLabel="Saving...">
            {failure && !isNewer ? 'Try again' : 'Save changes'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={formStyles.form}>
        {!replyId && (
          <Field label="Title" required error={errors.title}>
            <TextInput {...text('title')} />
          </Field>
        )}
        <Field label={replyId ? 'Your reply' : 'Content'} required error={errors.content}>
          <TextArea rows={6} {...text('content')} />
        </Field>
        {failure && !isNewer && (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
        {isNewer && (
          <Notice
            tone="warning"
            live
            title="This text changed on another device"
            action={
              <>
                <Button variant="secondary" size="small" onClick={() => settle(accept)}>
                  Keep my text
                </Button>{' '}
                <Button variant="secondary" size="small" onClick={() => settle(reset)}>
                  Use newer text
                </Button>
              </>
            }
          >
            {!replyId && <p>{title}</p>}
            <PostText text={content} />
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

type Version = Pick<OwnPost, 'title' | 'content' | 'changedAt'>;

/**
 * Tells which version of the text the author has seen. As long as nothing is typed, this is the
 * current version. After that, the author must accept a newer text first.
 */
function useSeenText(current: Version, typed: object) {
  const [before, setBefore] = useState(current);
  const isSame = before.title === current.title && before.content === current.content;
  const isOther = before.changedAt !== current.changedAt;
  const isNewer = isOther && !isSame && Object.keys(typed).length > 0;
  if (isOther && !isNewer) setBefore(current);
  return { seen: before.changedAt, isNewer, accept: () => setBefore(current) };
}

/**
 * The thread leaves the page before the lists load again, because a deleted thread cannot be read.
 * So this operation does not invalidate the lists by itself.
 */
const deletePost = { ...contract.deletePost, stale: [] };

/** Asks before it deletes a thread or a reply. After deleting a thread, the page shows the list. */
export function DeleteDialog({ open, onOpenChange, postId: id, replyId }: DialogProps & OwnPost) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { act, working, failure } = useAction();
  const remove = async () => {
    const body = { token: tokenOf(replyId ?? id) };
    const done = replyId ? 'Your reply is deleted' : 'Your post is deleted';
    const result = await act(
      (call) =>
        replyId
          ? call(contract.deleteReply, { params: { id, replyId }, body })
          : call(deletePost, { params: { id }, body }),
      done,
    );
    if (!result.ok) return;
    forgetLink(replyId ?? id);
    onOpenChange(false);
    if (replyId) return;
    await navigate(FORUM_PATH, { preventScrollReset: true });
    dispatch(madeStale(['Posts']));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={replyId ? 'Delete your reply?' : 'Delete your post?'}
      description="You cannot undo this."
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {replyId ? 'Keep reply' : 'Keep post'}
          </Button>
          <Button
            variant="danger"
            loading={working}
            loadingLabel="Deleting..."
            onClick={() => void remove()}
          >
            {replyId ? 'Delete reply' : 'Delete post'}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
    </Dialog>
  );
}
