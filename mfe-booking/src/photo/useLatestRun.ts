import { useCallback, useEffect, useRef } from 'react';

/**
 * Lets only the latest run of a task count. `begin` aborts the previous run and returns the signal
 * of the new one. Pass the signal on and check it after every wait. Unmounting aborts the last run.
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
