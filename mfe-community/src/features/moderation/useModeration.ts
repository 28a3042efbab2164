import { communityApi } from 'shared/data/community/endpoints';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import type { Moderation } from 'shared/domain/types/community';
import { failureOf } from 'shared/domain/rules/failureOf';

/** Hides, unhides, locks and unlocks; what is refused is logged and told. */
export function useModeration() {
  const dispatch = useAppDispatch();
  const [moderatePost, post] = communityApi.useModeratePostMutation();
  const [hideOneReply, reply] = communityApi.useHideReplyMutation();

  function tell(error: unknown) {
    if (error === undefined) return;
    const { code, message } = failureOf(error);
    console.error(`The discussion was not changed: ${code}`);
    dispatch(toastShown({ tone: 'error', text: `Nothing was changed. ${message}` }));
  }

  return {
    busy: post.isLoading || reply.isLoading,
    moderate: async (change: { id: string; change: Moderation }) =>
      tell((await moderatePost(change)).error),
    hideReply: async (change: { postId: string; replyId: string; hidden: boolean }) =>
      tell((await hideOneReply(change)).error),
  };
}
