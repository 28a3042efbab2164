import { SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import { newPostSchema } from '@mcs-repairs/shared/domain/types/community';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { createPost } from '../../forum/operations';
import { noteOwn, ownToken } from '../../forum/ownPosts';
import { usePosting } from '../../forum/usePosting';

export function useNewPost(onPosted: () => void) {
  const { call } = useShopData();
  return usePosting({
    // The code of the dialog loads late and contains the schema.
    loadSchema: async () => newPostSchema,
    send: (body, key) => call(createPost, { body: { ...body, token: ownToken() } }, { key }),
    success: SUCCESS_MESSAGES.createPost,
    onPosted: (post) => {
      noteOwn(post);
      onPosted();
    },
    keptAs: 'post',
  });
}
