import { SUCCESS_MESSAGES } from 'shared/domain/catalogue/messages';
import { communityApi } from 'shared/data/community/endpoints';
import { newPostSchema } from 'shared/domain/types/community';
import { checkPosting } from '../../forum/checkPosting';
import { usePosting } from '../../forum/usePosting';

export function useNewPost(onPosted: () => void) {
  const [createPost] = communityApi.useCreatePostMutation();
  return usePosting({
    check: async (fields) => checkPosting(newPostSchema, fields),
    send: (post, idempotencyKey) => createPost({ post, idempotencyKey }),
    success: SUCCESS_MESSAGES.createPost,
    onPosted,
  });
}
