import { useState } from 'react';
import { SUCCESS_MESSAGES } from 'shared/catalogue/messages';
import { shopApi } from 'shared/query';
import { fieldErrors } from 'shared/rules/fieldErrors';
import { useShopProfile } from 'shared/site';
import { toastShown, useAppDispatch } from 'shared/store';
import type { Failure } from 'shared/types/failure';
import { newPostSchema } from 'shared/types/community';
import { rememberName, useRememberedName } from '../../forum/displayName';
import { failureText } from '../../forum/failureText';
import { formRefusal } from '../../forum/formRefusal';
import { useIsStaff } from '../../forum/useIsStaff';
import { useSubmissionKey } from '../../forum/useSubmissionKey';

const EMPTY = { title: '', category: '', content: '', website: '' };
type Fields = typeof EMPTY & { author: string };
type Errors = Partial<Record<keyof Fields, string>>;

const MISSING = {
  title: 'Please give it a title',
  category: 'Please choose a category',
  content: 'Please write something',
  author: 'Please tell us a name to show',
};

/** The new post's form: what is typed, what is wrong with it, and sending it. */
export function useNewPost(onPosted: () => void) {
  const dispatch = useAppDispatch();
  const { name: shopName } = useShopProfile();
  const official = useIsStaff() ? shopName : null;
  const remembered = useRememberedName();
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const fields: Fields = { ...EMPTY, author: remembered, ...typed };
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [createPost, { isLoading: sending }] = shopApi.useCreatePostMutation();
  const keyOf = useSubmissionKey();

  const change = (field: keyof Fields, value: string) => {
    setTyped((now) => ({ ...now, [field]: value }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  };

  const submit = async () => {
    if (sending) return;
    setFailure(null);
    const parsed = newPostSchema.safeParse({ ...fields, author: official ?? fields.author });
    if (!parsed.success) {
      const refusal = formRefusal(fieldErrors(parsed.error.issues), MISSING);
      setErrors(refusal.errors);
      setRefusals((count) => count + 1);
      dispatch(toastShown({ tone: 'error', text: refusal.toast }));
      return;
    }
    const post = parsed.data;
    const result = await createPost({ post, idempotencyKey: keyOf(post) });
    if (result.error) {
      setErrors((result.error as Failure).fields ?? {});
      setFailure(failureText(result.error));
      return;
    }
    if (!official) rememberName(post.author);
    setErrors({});
    setTyped({});
    dispatch(toastShown({ tone: 'success', text: SUCCESS_MESSAGES.createPost }));
    onPosted();
  };

  return { fields, errors, refusals, failure, sending, official, change, submit };
}
