import { useEffect, useRef } from 'react';
import { memoryDraft } from '@mcs-repairs/shared/platform/form/memoryDraft';
import type { Schema } from '@mcs-repairs/shared/platform/form/useForm';
import { useLateForm } from '@mcs-repairs/shared/platform/form/useLateForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import {
  toastDismissed,
  toastShown,
  useAppDispatch,
  useAppSelector,
} from '@mcs-repairs/shared/platform/store';
import type { Reply } from '@mcs-repairs/shared/domain/types/community';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { rememberName, useRememberedName } from './displayName';
import { failureText } from './failureText';
import { formRefusal } from './formRefusal';
import { useModerates } from './useModerates';

const MISSING = {
  title: 'Please enter a title',
  category: 'Please choose a category',
  content: 'Please enter a text',
  author: 'Please enter a display name',
};
const WAITS = 'Your text waits for a review. Others see it after the shop approves it.';
/** An uploaded picture. `name` is its file name on the visitor’s device. */
export type AddedPicture = { id: string; alt: string; name: string };
const NO_PICTURES: readonly AddedPicture[] = [];
const EMPTY = { title: '', category: '', content: '', website: '', pictures: NO_PICTURES };
export type PostingFields = typeof MISSING & typeof EMPTY;

type PostingOptions<Words, Answer> = {
  loadSchema: () => Promise<Schema<Words>>;
  send: (words: Words, key: string) => Promise<Result<Answer>>;
  success: string;
  onPosted: (answer: Answer) => void;
  /** The name under which the typed text and the idempotency key stay when the form closes. */
  keptAs: string;
};

export type Posting = ReturnType<typeof usePosting>;

/** Manages the form of a post or a reply: its text, its errors and its submission. */
export function usePosting<Words extends { author: string }, Answer extends Pick<Reply, 'review'>>({
  loadSchema,
  send,
  success,
  onPosted,
  keptAs,
}: PostingOptions<Words, Answer>) {
  const dispatch = useAppDispatch();
  const { name: shopName } = useShopProfile();
  const official = useModerates() ? shopName : null;
  const refusal = useRef<string | null>(null);
  // Who comes after a staff member has signed out does not see the text of this member.
  const member = useAppSelector(({ session }) => session.staff?.id);
  const draft = memoryDraft<PostingFields>(`${keptAs} ${member}`);
  const fields = useTyped<PostingFields>(
    { ...EMPTY, author: useRememberedName() },
    {
      ...draft,
      // An empty name is not kept, so that the form shows the name that the browser remembers.
      save: ({ author, ...typed }) => draft.save(author ? { ...typed, author } : typed),
    },
  );
  const { failure, ...form } = useLateForm({
    fields,
    compose: ({ pictures, ...values }) => ({
      ...values,
      author: official ?? values.author,
      ...(pictures.length > 0 && { pictures }),
    }),
    loadSchema,
    attempts: draft,
    staysAtButton: true,
    explain: (found) => {
      const { errors, toast } = formRefusal(found, MISSING);
      refusal.current = dispatch(toastShown({ tone: 'error', text: toast })).payload.id;
      return errors;
    },
    send,
    onDone: (answer, words) => {
      if (!official) rememberName(words.author);
      dispatch(toastShown({ tone: 'success', text: answer.review ? WAITS : success }));
      onPosted(answer);
    },
  });
  const isComplete = Object.keys(form.errors).length === 0;
  useEffect(() => {
    if (!isComplete || !refusal.current) return;
    dispatch(toastDismissed(refusal.current));
    refusal.current = null;
  }, [isComplete, dispatch]);
  return { ...form, failure: failure && failureText(failure), official };
}
