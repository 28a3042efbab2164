import { useState } from 'react';
import { SUCCESS_MESSAGES } from 'shared/catalogue/messages';
import { shopApi } from 'shared/query';
import { useShopProfile } from 'shared/site';
import { toastShown, useAppDispatch } from 'shared/store';
import type { Failure } from 'shared/types/failure';
import { rememberName, useRememberedName } from '../../forum/displayName';
import { failureText } from '../../forum/failureText';
import { formRefusal } from '../../forum/formRefusal';
import { useIsStaff } from '../../forum/useIsStaff';
import { useSubmissionKey } from '../../forum/useSubmissionKey';

const EMPTY = { content: '', website: '' };
type Fields = typeof EMPTY & { author: string };
type Errors = Partial<Record<keyof Fields, string>>;

const MISSING = {
  content: 'Please write something',
  author: 'Please tell us a name to show',
};

/** The reply's form: what is typed, what is wrong with it, and sending it. */
export function useNewReply(postId: string) {
  const dispatch = useAppDispatch();
  const { name: shopName } = useShopProfile();
  const official = useIsStaff() ? shopName : null;
  const remembered = useRememberedName();
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const fields: Fields = { ...EMPTY, author: remembered, ...typed };
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [createReply, { isLoading: sending }] = shopApi.useCreateReplyMutation();
  const keyOf = useSubmissionKey();

  const change = (field: keyof Fields, value: string) => {
    setTyped((now) => ({ ...now, [field]: value }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  };

  const submit = async () => {
    if (sending) return;
    setFailure(null);
    const check = await loadCheck();
    if (!check) {
      setFailure(failureText({ code: 'network' }));
      return;
    }
    const checked = check({ ...fields, author: official ?? fields.author });
    if (!checked.ok) {
      const refusal = formRefusal(checked.errors, MISSING);
      setErrors(refusal.errors);
      setRefusals((count) => count + 1);
      dispatch(toastShown({ tone: 'error', text: refusal.toast }));
      return;
    }
    const { reply } = checked;
    const result = await createReply({ postId, reply, idempotencyKey: keyOf({ postId, reply }) });
    if (result.error) {
      setErrors((result.error as Failure).fields ?? {});
      setFailure(failureText(result.error));
      return;
    }
    if (!official) rememberName(reply.author);
    setErrors({});
    setTyped({});
    dispatch(toastShown({ tone: 'success', text: SUCCESS_MESSAGES.replied }));
  };

  return { fields, errors, refusals, failure, sending, official, change, submit };
}

async function loadCheck() {
  try {
    const { checkReply } = await import(/* webpackChunkName: "check-reply" */ './checkReply');
    return checkReply;
  } catch {
    return undefined;
  }
}
