import { useEffect, useRef, type RefObject } from 'react';

/** Puts focus on a form's first wrong field each time that `refusals` grows. */
export function useFocusOnError(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}
