/**
 * Marks the root element, and each separately hydrated part of a page, once React handles events in
 * that element.
 */
const MARK = 'data-alive';
/**
 * The recorder of early presses (shell/src/early/recordEarly.ts) listens to this event, and then
 * replays the presses.
 */
const EVENT = 'alive';

/** Marks the element and its content as hydrated, and replays what the visitor pressed before. */
export function comeAlive(element: Element | null): void {
  if (!element || element.hasAttribute(MARK)) return;
  element.setAttribute(MARK, '');
  element.dispatchEvent(new Event(EVENT, { bubbles: true }));
}
