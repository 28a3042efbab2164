import { useSubmission } from '@mcs-repairs/shared/platform/form/useSubmission';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Moderation, Post } from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';

type PostChange = { id: string; change: Moderation };
type ReplyChange = { postId: string; replyId: string; hidden: boolean };

/** Hides, unhides, locks and unlocks; what is refused is logged and told. */
export function useModeration() {
  const dispatch = useAppDispatch();
  const { staff } = useShopData();
  const post = useSubmission({
    send: ({ id, change }: PostChange) => staff.moderatePost(id, change),
  });
  const reply = useSubmission({
    send: ({ postId, replyId, hidden }: ReplyChange) => staff.hideReply(postId, replyId, hidden),
  });

  function tell(result: Result<Post> | null) {
    if (!result || result.ok) return;
    const { code, message } = result.failure;
    console.error(`The discussion was not changed: ${code}`);
    dispatch(toastShown({ tone: 'error', text: `Nothing was changed. ${message}` }));
    // The page around then asks who it is.
    if (code === 'signed-out') dispatch(sessionLoaded(null));
  }

  return {
    busy: post.sending || reply.sending,
    moderate: async (change: PostChange) => tell(await post.submit(change)),
    hideReply: async (change: ReplyChange) => tell(await reply.submit(change)),
  };
}
