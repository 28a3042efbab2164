import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';

type ChangeParams = (change: Readonly<Record<string, string>>, options?: NavigateOptions) => void;

/**
 * Returns the parameters of the address (`?search=screen`), and a function that opens the address
 * with changed parameters. An empty value removes its parameter. Each change keeps the changes
 * before it, also while their page still loads. With `useSearchParams`, the second of two quick
 * changes would undo the first.
 */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const newest = useRef(params);
  // Every navigation has its own location, also if the parameters stay the same.
  useLayoutEffect(() => {
    newest.current = params;
  }, [params, location]);
  const changeParams = useCallback<ChangeParams>(
    (change, options) => {
      const next = new URLSearchParams(newest.current);
      for (const [name, value] of Object.entries(change)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      newest.current = next;
      setParams(next, options);
    },
    [setParams],
  );
  return [params, changeParams];
}
