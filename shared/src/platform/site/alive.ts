/** On the root, and on each part of a page that comes to life by itself, once React answers there. */
const MARK = 'data-alive';
/** Heard by the recorder of early presses (shell/src/early/recordEarly.ts), which then gives them back. */
const EVENT = 'alive';

/** The element and what is in it answer to the visitor from now on: what was pressed before is pressed again. */
export function comeAlive(element: Element | null): void {
  if (!element || element.hasAttribute(MARK)) return;
  element.setAttribute(MARK, '');
  element.dispatchEvent(new Event(EVENT, { bubbles: true }));
}
