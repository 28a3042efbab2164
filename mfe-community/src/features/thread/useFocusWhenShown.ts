import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to a list when the list has loaded. The button that loaded it has disappeared, so it
 * lost focus.
 */
export function useFocusWhenShown(asked: boolean): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (asked) list.current?.focus({ preventScroll: true });
  }, [asked]);
  return list;
}
