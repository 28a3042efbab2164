import { createElement, useRef, useState } from 'react';
import { Checking, newId } from '@mcs-repairs/shared/platform/site';
import type { Failure, Result } from '../../domain/types/failure';

/** What was sent last, and the key under which the shop stores it once however often it arrives. */
export type Attempt = { words: string; key: string };

/** Where an attempt outlives the form. */
export type AttemptKeeper = {
  last: () => Attempt | null;
  keep: (attempt: Attempt | null) => void;
};

type SubmissionOptions<Words, Answer> = {
  send: (words: Words, key: string) => Promise<Result<Answer>>;
  attempts?: AttemptKeeper;
  /** Whether the key stays for the same words after this failure; it always does unless told otherwise. */
  keepsKey?: (failure: Failure) => boolean;
};

/**
 * Sends words to the shop, one at a time. The same words again carry the same key, so that a retry is stored once; other
 * words have their own, and so have the same ones after an answer that arrived: they are meant to be said again.
 */
export function useSubmission<Words, Answer>({
  send,
  attempts,
  keepsKey = () => true,
}: SubmissionOptions<Words, Answer>) {
  const own = useRef<Attempt | null>(null);
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const keep = (attempt: Attempt | null) => {
    if (attempts) attempts.keep(attempt);
    else own.current = attempt;
  };

  /** Null when another submission is still under way. */
  async function submit(words: Words): Promise<Result<Answer> | null> {
    if (running.current) return null;
    running.current = true;
    setSending(true);
    setFailure(null);
    const said = JSON.stringify(words);
    const last = attempts ? attempts.last() : own.current;
    const attempt = last?.words === said ? last : { words: said, key: newId() };
    keep(attempt);
    try {
      const result = await send(words, attempt.key);
      if (result.ok || !keepsKey(result.failure)) keep(null);
      if (!result.ok) setFailure(result.failure);
      return result;
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return {
    sending,
    failure,
    setFailure,
    /** To be shown in the form: says that the browser makes a proof of work, while it does. */
    checking: sending ? createElement(Checking) : null,
    submit,
    /** Whatever is sent next is sent for the first time. */
    forget: () => {
      keep(null);
      setFailure(null);
    },
  };
}
