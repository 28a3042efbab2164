import { createElement, useRef, useState } from 'react';
import { Checking, newId } from '@mcs-repairs/shared/platform/site';
import type { Failure, Result } from '../../domain/types/failure';

/** What was last sent, and its idempotency key. */
export type Attempt = { words: string; key: string };

/** Stores the last attempt outside the form, so that it survives when the form is closed. */
export type AttemptKeeper<Sent = Attempt> = {
  last: () => Sent | null;
  keep: (attempt: Sent | null) => void;
};

type SubmissionOptions<Words, Answer> = {
  send: (words: Words, key: string) => Promise<Result<Answer>>;
  attempts?: AttemptKeeper;
  /**
   * Returns whether the same content gets the same idempotency key again after this failure. By
   * default, always.
   */
  keepsKey?: (failure: Failure) => boolean;
};

/**
 * Sends what a visitor submits to the shop, one submission at a time.
 *
 * If the visitor sends the same content again after a failure, the request has the same idempotency
 * key, so the server stores it only once. Other content gets a new key. After a success, the same
 * content also gets a new key, because the visitor wants to send it a second time.
 */
export function useSubmission<Words, Answer>({
  send,
  attempts,
  keepsKey = () => true,
}: SubmissionOptions<Words, Answer>) {
  // Another form may have sent the same text, and the visitor returned before its response. Its
  // success ends the stored attempt, but this form still shows the text.
  const own = useRef<Attempt | null>(attempts?.last() ?? null);
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const keep = (attempt: Attempt | null) => {
    own.current = attempt;
    attempts?.keep(attempt);
  };

  /** Sends a submission. Returns null if another one is being sent. */
  async function submit(words: Words): Promise<Result<Answer> | null> {
    if (running.current) return null;
    running.current = true;
    setSending(true);
    setFailure(null);
    const said = JSON.stringify(words);
    const last = attempts?.last() ?? own.current;
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
    /** A message for the form while the browser calculates a proof of work. */
    checking: sending ? createElement(Checking) : null,
    submit,
    /** Forgets the last attempt, so that the next submission gets a new idempotency key. */
    forget: () => {
      keep(null);
      setFailure(null);
    },
  };
}
