import { useCallback, useEffect, useRef } from 'react';

/**
 * Of several runs of one task only the latest counts: `begin` ends the one before and gives the new one's signal, to be
 * handed on and asked after every wait. The last run ends with the component.
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
