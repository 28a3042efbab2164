import { useEffect, useRef } from 'react';

/**
 * Focuses the first control in the element whenever `key` changes to a new non-null text. If the
 * member is typing elsewhere when a form arrives late, the focus stays there.
 */
export function useFocusFirst<Part extends HTMLElement>(key: string | null) {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (key === null || isTyping(part.current)) return;
    part.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [key]);
  return part;
}

function isTyping(part: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea') === true && !part?.contains(activeElement);
}
