import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';

/** The parameters to set, or a function that returns all parameters of the next address. */
type Change = Readonly<Record<string, string>> | ((params: URLSearchParams) => URLSearchParams);
type ChangeParams = (change: Change, options?: NavigateOptions) => void;

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
      const now = new URLSearchParams(newest.current);
      newest.current = typeof change === 'function' ? change(now) : changed(now, change);
      setParams(newest.current, options);
    },
    [setParams],
  );
  return [params, changeParams];
}

function changed(params: URLSearchParams, change: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(change)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
}
