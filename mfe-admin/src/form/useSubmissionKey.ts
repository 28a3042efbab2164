import { useCallback, useRef } from 'react';
import { newId } from 'shared/platform/site';

/** A key for each distinct submission: a repeat of the same words keeps it, so that a retry never posts twice. */
export function useSubmissionKey(): (submission: unknown) => string {
  const last = useRef<{ words: string; key: string } | null>(null);
  return useCallback((submission) => {
    const words = JSON.stringify(submission);
    if (last.current?.words !== words) last.current = { words, key: newId() };
    return last.current.key;
  }, []);
}
