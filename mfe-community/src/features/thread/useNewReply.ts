import { SUCCESS_MESSAGES } from 'shared/domain/catalogue/messages';
import { communityApi } from 'shared/data/community/endpoints';
import type { Reply } from 'shared/domain/types/community';
import { usePosting } from '../../forum/usePosting';

export function useNewReply(postId: string, onPosted: (reply: Reply) => void) {
  const [createReply] = communityApi.useCreateReplyMutation();
  return usePosting({
    schema: loadSchema,
    send: async (reply, idempotencyKey) => {
      const answer = await createReply({ postId, reply, idempotencyKey });
      if (answer.data) onPosted(answer.data);
      return answer;
    },
    success: SUCCESS_MESSAGES.replied,
  });
}

async function loadSchema() {
  try {
    const { replySchema } = await import(/* webpackChunkName: "check-reply" */ './replySchema');
    return replySchema;
  } catch {
    return undefined;
  }
}
