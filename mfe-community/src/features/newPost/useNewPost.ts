import { SUCCESS_MESSAGES } from 'shared/domain/catalogue/messages';
import { communityApi } from 'shared/data/community/endpoints';
import { newPostSchema } from 'shared/domain/types/community';
import { usePosting } from '../../forum/usePosting';

export function useNewPost(onPosted: () => void) {
  const [createPost] = communityApi.useCreatePostMutation();
  return usePosting({
    schema: newPostSchema,
    send: (post, idempotencyKey) => createPost({ post, idempotencyKey }),
    success: SUCCESS_MESSAGES.createPost,
    onPosted,
  });
}
