/**
 * Marks the root, and each part of a page that is hydrated separately, once React handles events
 * there.
 */
const MARK = 'data-alive';
/**
 * The recorder of early presses (shell/src/early/recordEarly.ts) listens to it, and then replays
 * them.
 */
const EVENT = 'alive';

/** Marks the element and its content as hydrated, and replays what was pressed before. */
export function comeAlive(element: Element | null): void {
  if (!element || element.hasAttribute(MARK)) return;
  element.setAttribute(MARK, '');
  element.dispatchEvent(new Event(EVENT, { bubbles: true }));
}
