import { useCallback, useEffect, type FocusEvent, type RefObject } from 'react';

/**
 * Folds a `details` again like a menu: by a press or the focus elsewhere than in `around`, which may be the `details` itself,
 * and by Escape, which leads the focus back to its summary. `closeWhenLeft` is for the blur of what is around.
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
