import { SUCCESS_MESSAGES } from 'shared/catalogue/messages';
import { shopApi } from 'shared/query';
import { usePosting } from '../../forum/usePosting';

export function useNewReply(postId: string) {
  const [createReply] = shopApi.useCreateReplyMutation();
  return usePosting({
    check: async (fields) => (await loadCheck())?.(fields),
    send: (reply, idempotencyKey) => createReply({ postId, reply, idempotencyKey }),
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
