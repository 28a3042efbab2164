import { useEffect, useEffectEvent, type RefObject } from 'react';

const NEXT = ['j', 'ArrowDown'];
const PREVIOUS = ['k', 'ArrowUp'];

type ListKeys = {
  list: RefObject<HTMLElement | null>;
  /** Whether the keyboard shortcuts work for this member. */
  enabled: boolean;
  /**
   * A selector for the link or the button that opens a row. The shortcuts focus this element, so
   * that Enter opens the row.
   */
  openers?: string;
  /** Handles any other key. Returns whether the key has a command. */
  other?: (event: KeyboardEvent, target: Element | null) => boolean;
};

/**
 * The keyboard shortcuts of a list. `j` and `k` move focus to its rows from anywhere, and the arrow
 * keys move between rows. The shortcuts do nothing while somebody types in a field or a dialog is
 * open.
 */
export function useListKeys({ list, enabled, openers = '[data-open]', other }: ListKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, textarea, select, [contenteditable="true"]')) return;
    if (document.querySelector('[role="dialog"]')) return;
    const by = NEXT.includes(event.key) ? 1 : PREVIOUS.includes(event.key) ? -1 : 0;
    const isArrow = event.key.startsWith('Arrow');
    const isMine = by !== 0 && (!isArrow || list.current?.contains(target));
    const isDone = isMine
      ? moveInList(list.current, target, openers, by)
      : other?.(event, target) === true;
    if (isDone) event.preventDefault();
  });

  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

/** Focuses the next or the previous row. If no row has focus, it focuses the first row. */
function moveInList(
  list: HTMLElement | null,
  target: Element | null,
  openers: string,
  by: number,
): boolean {
  const rows = [...(list?.querySelectorAll<HTMLElement>(openers) ?? [])];
  const at = rows.findIndex((opener) => (opener.closest('tr, li') ?? opener).contains(target));
  const next = at === -1 ? rows[0] : rows[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
