import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to a list that was asked for when it has come: the button that asked for it is gone by then. */
export function useFocusWhenShown(asked: boolean): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (asked) list.current?.focus({ preventScroll: true });
  }, [asked]);
  return list;
}
