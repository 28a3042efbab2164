import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Reply } from '@mcs-repairs/shared/domain/types/community';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { CheckIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { acceptAnswer } from '../../forum/operations';
import { ownToken, useWroteHere } from '../../forum/ownPosts';
import { useModerates } from '../../forum/useModerates';

type AcceptButtonProps = { postId: string; reply: Reply; isAnswer: boolean };

/** Lets the author of a thread, and staff, mark a reply as the answer. */
export function AcceptButton({ postId: id, reply, isAnswer }: AcceptButtonProps) {
  const isOwn = useWroteHere(id);
  const moderates = useModerates();
  const dispatch = useAppDispatch();
  const { act, working } = useAction();
  if ((!isOwn && !moderates) || reply.hidden) return null;

  const press = async () => {
    const replyId = isAnswer ? null : reply.id;
    const body = moderates ? { replyId } : { replyId, token: ownToken() };
    const done = isAnswer
      ? 'The reply is no longer the answer'
      : 'The reply is marked as the answer';
    const result = await act((call) => call(acceptAnswer, { params: { id }, body }), done);
    if (!result.ok) dispatch(toastShown({ tone: 'error', text: result.failure.message }));
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={isAnswer ? undefined : <CheckIcon />}
      disabled={working}
      onClick={() => void press()}
    >
      {isAnswer ? 'Unmark answer' : 'Mark as answer'}
      <VisuallyHidden>: reply of {reply.author}</VisuallyHidden>
    </Button>
  );
}
