import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a list when it has loaded, because the button that loaded it has disappeared.
 */
export function useFocusWhenShown(asked: boolean): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (asked) list.current?.focus({ preventScroll: true });
  }, [asked]);
  return list;
}
