import { SUCCESS_MESSAGES } from 'shared/domain/catalogue/messages';
import { communityApi } from 'shared/data/community/endpoints';
import type { Reply } from 'shared/domain/types/community';
import { usePosting } from '../../forum/usePosting';

export function useNewReply(postId: string, onPosted: (reply: Reply) => void) {
  const [createReply] = communityApi.useCreateReplyMutation();
  return usePosting({
    check: async (fields) => (await loadCheck())?.(fields),
    send: async (reply, idempotencyKey) => {
      const answer = await createReply({ postId, reply, idempotencyKey });
      if (answer.data) onPosted(answer.data);
      return answer;
    },
    success: SUCCESS_MESSAGES.replied,
  });
}

async function loadCheck() {
  try {
    const { checkReply } = await import(/* webpackChunkName: "check-reply" */ './checkReply');
    return checkReply;
  } catch {
    return undefined;
  }
}
