import { SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import { newPostSchema } from '@mcs-repairs/shared/domain/types/community';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { createPost } from '../../forum/operations';
import { usePosting } from '../../forum/usePosting';

export function useNewPost(onPosted: () => void) {
  const { call } = useShopData();
  return usePosting({
    schema: newPostSchema,
    send: (body, key) => call(createPost, { body }, { key }),
    success: SUCCESS_MESSAGES.createPost,
    onPosted,
  });
}
