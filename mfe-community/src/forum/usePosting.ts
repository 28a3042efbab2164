import { useState } from 'react';
import { useShopProfile } from 'shared/platform/site';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import type { Failure } from 'shared/domain/types/failure';
import { rememberName, useRememberedName } from './displayName';
import { failureText } from './failureText';
import { formRefusal } from './formRefusal';
import { useIsStaff } from './useIsStaff';
import { useSubmissionKey } from './useSubmissionKey';

export type Checked<Words> =
  { ok: true; words: Words } | { ok: false; errors: Record<string, string> };

type PostingOptions<Words> = {
  /** Undefined when the code that checks could not be loaded. */
  check: (fields: unknown) => Promise<Checked<Words> | undefined>;
  send: (words: Words, idempotencyKey: string) => Promise<{ error?: unknown }>;
  success: string;
  onPosted?: () => void;
};

const MISSING = {
  title: 'Please give it a title',
  category: 'Please choose a category',
  content: 'Please write something',
  author: 'Please tell us a name to show',
};
const EMPTY = { title: '', category: '', content: '', website: '' };
type Fields = typeof MISSING & typeof EMPTY;

export type Posting = ReturnType<typeof usePosting>;

/** The form of a new post or a reply: what is typed, what is wrong with it, and sending it. */
export function usePosting<Words extends { author: string }>({
  check,
  send,
  success,
  onPosted,
}: PostingOptions<Words>) {
  const dispatch = useAppDispatch();
  const { name: shopName } = useShopProfile();
  const official = useIsStaff() ? shopName : null;
  const remembered = useRememberedName();
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const fields: Fields = { ...EMPTY, author: remembered, ...typed };
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const keyOf = useSubmissionKey();

  /** Properties of a text control of this form. */
  const text = (name: keyof Fields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((now) => ({ ...now, [name]: target.value }));
      setErrors((now) => ({ ...now, [name]: undefined }));
    },
  });

  const post = async () => {
    const checked = await check({ ...fields, author: official ?? fields.author });
    if (!checked) return setFailure(failureText({ code: 'network' }));
    if (!checked.ok) {
      const refusal = formRefusal(checked.errors, MISSING);
      setErrors(refusal.errors);
      setRefusals((count) => count + 1);
      dispatch(toastShown({ tone: 'error', text: refusal.toast }));
      return;
    }
    const { words } = checked;
    const { error } = await send(words, keyOf(words));
    if (error) {
      setErrors((error as Failure).fields ?? {});
      setFailure(failureText(error));
      return;
    }
    if (!official) rememberName(words.author);
    setErrors({});
    setTyped({});
    dispatch(toastShown({ tone: 'success', text: success }));
    onPosted?.();
  };

  const submit = async () => {
    if (sending) return;
    setFailure(null);
    setSending(true);
    await post();
    setSending(false);
  };

  return { fields, errors, refusals, failure, sending, official, text, submit };
}
