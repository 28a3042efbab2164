import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first link of a part when the part appears. The button that loaded the part
 * has disappeared, so it lost focus.
 */
export function useFocusWhenShown(shown: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const done = useRef(false);
  useEffect(() => {
    if (!shown || done.current) return;
    done.current = true;
    part.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown]);
  return part;
}
