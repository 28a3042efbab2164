import { SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import type { Reply } from '@mcs-repairs/shared/domain/types/community';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { createReply } from '../../forum/operations';
import { noteOwn, ownToken } from '../../forum/ownPosts';
import { usePosting } from '../../forum/usePosting';

export function useNewReply(postId: string, onPosted: (reply: Reply) => void) {
  const { call } = useShopData();
  return usePosting({
    loadSchema: async () =>
      (await import(/* webpackChunkName: "check-reply" */ './replySchema')).replySchema,
    send: (words, key) => {
      const body = { ...words, token: ownToken() };
      return call(createReply, { params: { id: postId }, body }, { key });
    },
    onPosted: (reply) => {
      noteOwn(reply);
      // A reply that waits for review is not added to the list, because visitors must not see it.
      if (!reply.review) onPosted(reply);
    },
    success: SUCCESS_MESSAGES.replied,
    keptAs: `reply ${postId}`,
  });
}
