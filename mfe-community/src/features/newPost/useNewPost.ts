import { SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import { newPostSchema } from '@mcs-repairs/shared/domain/types/community';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { usePosting } from '../../forum/usePosting';

export function useNewPost(onPosted: () => void) {
  const shopData = useShopData();
  return usePosting({
    schema: newPostSchema,
    send: (post, key) => shopData.createPost(post, key),
    success: SUCCESS_MESSAGES.createPost,
    onPosted,
  });
}
