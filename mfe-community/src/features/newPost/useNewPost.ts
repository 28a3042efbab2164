import { SUCCESS_MESSAGES } from 'shared/catalogue/messages';
import { shopApi } from 'shared/query';
import { newPostSchema } from 'shared/types/community';
import { checkPosting } from '../../forum/checkPosting';
import { usePosting } from '../../forum/usePosting';

export function useNewPost(onPosted: () => void) {
  const [createPost] = shopApi.useCreatePostMutation();
  return usePosting({
    check: async (fields) => checkPosting(newPostSchema, fields),
    send: (post, idempotencyKey) => createPost({ post, idempotencyKey }),
    success: SUCCESS_MESSAGES.createPost,
    onPosted,
  });
}
