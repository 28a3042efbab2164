import { useEffect, useRef, type RefObject } from 'react';

/** The booking whose row holds an element. */
export function rowIdOf(element: Element | null): string | null {
  return element?.closest('[data-booking]')?.getAttribute('data-booking') ?? null;
}

/** A row is "at" its button for the details, so that Enter opens it. */
const openButtons = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-open]') ?? []),
];

/** Goes to the next or previous row, or to the first when none has the focus. */
export function moveInList(list: HTMLElement | null, rowId: string | null, by: 1 | -1): boolean {
  const buttons = openButtons(list);
  const at = buttons.findIndex((button) => button.dataset.open === rowId);
  const next = at === -1 ? buttons[0] : buttons[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

/**
 * A change takes away what had the focus: the dropdown is disabled, or the row leaves the filter. The focus then goes to
 * the row, or to the one that took its place.
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
