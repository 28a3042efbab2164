import { useEffect, useRef, type RefObject } from 'react';

/** Returns the id of the booking whose row contains the element. */
export function rowIdOf(element: Element | null): string | null {
  return element?.closest('[data-booking]')?.getAttribute('data-booking') ?? null;
}

/** A keyboard shortcut focuses the details button of a row, so that Enter opens the details. */
const openButtons = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-open]') ?? []),
];

/**
 * Restores focus after a change removes the focused control, for example because its row no longer
 * matches the filter. Focus moves to the same row, or to the row that is now at its position.
 */
export function useKeptRowFocus(list: RefObject<HTMLElement | null>, busy: boolean): void {
  const last = useRef<{ id: string; index: number } | null>(null);

  useEffect(() => {
    const note = ({ target }: Event) => {
      const element = target instanceof Element ? target : null;
      const id = list.current?.contains(element) ? rowIdOf(element) : null;
      const index = openButtons(list.current).findIndex((button) => button.dataset.open === id);
      last.current = id ? { id, index } : null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [list]);

  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement === null;
    if (busy || !last.current || !lost) return;
    const { id, index } = last.current;
    const buttons = openButtons(list.current);
    const same = buttons.find((button) => button.dataset.open === id);
    (same ?? buttons[Math.min(index, buttons.length - 1)])?.focus({ preventScroll: true });
  });
}
