import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { isUncertain } from '@mcs-repairs/shared/domain/rules/isUncertain';
import type { Moderation, Post } from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import {
  dismissReports,
  hideReply,
  moderatePost,
} from '@mcs-repairs/shared/domain/contract/community';

type PostChange = { id: string; change: Moderation };
type ReplyChange = { postId: string; replyId: string; hidden: boolean };

/** Hides, unhides, locks and unlocks discussions. Failures are logged and shown. */
export function useModeration() {
  const dispatch = useAppDispatch();
  const { act, working } = useAction();

  function tell(result: Result<Post>) {
    if (result.ok) return;
    const { code, message } = result.failure;
    console.error(`Moderating the discussion failed: ${code}`);
    const outcome = isUncertain(result.failure)
      ? 'The discussion may have been changed'
      : 'Nothing was changed';
    dispatch(toastShown({ tone: 'error', text: `${outcome}. ${message}` }));
  }

  return {
    busy: working,
    moderate: async ({ id, change }: PostChange) =>
      tell(await act((call) => call(moderatePost, { params: { id }, body: change }))),
    dismiss: async (id: string, until: string) =>
      tell(
        await act(
          (call) => call(dismissReports, { params: { id }, query: { until } }),
          'The reports were dismissed',
        ),
      ),
    hide: async ({ postId: id, replyId, hidden }: ReplyChange) =>
      tell(await act((call) => call(hideReply, { params: { id, replyId }, body: { hidden } }))),
  };
}
