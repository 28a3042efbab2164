import { useCallback, useEffect, type FocusEvent, type RefObject } from 'react';

/**
 * Closes a `details` element like a menu: with Escape, or when the visitor presses or focuses
 * something outside `around`. After Escape, its summary gets the focus. `closeWhenLeft` must be the
 * blur handler of `around`.
 */
export function useFolding(
  details: RefObject<HTMLDetailsElement | null>,
  around: RefObject<HTMLElement | null>,
) {
  const close = useCallback(() => details.current?.removeAttribute('open'), [details]);
  useEffect(() => {
    const closeOnPress = ({ target }: Event) => {
      if (!around.current?.contains(target as Node)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      const within = around.current?.contains(document.activeElement);
      close();
      if (within) details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOnPress);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnPress);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [details, around, close]);
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !around.current?.contains(relatedTarget)) close();
  };
  return { close, closeWhenLeft };
}
