import { useEffect, useRef } from 'react';

/** Focuses the first control in the element whenever `key` changes to a new non-null text. */
export function useFocusFirst<Part extends HTMLElement>(key: string | null) {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (key === null) return;
    part.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [key]);
  return part;
}
