import { useCallback, useEffect, useRef } from 'react';

/**
 * Lets only the latest run of a task have an effect. `begin` aborts the previous run and returns
 * the signal of the new run. The task passes the signal on, and checks it after every `await`.
 * Unmounting aborts the last run.
 */
export function useLatestRun(): { begin: () => AbortSignal } {
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const begin = useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
  return { begin };
}
