/**
 * An attribute of hydrated elements: of the root element, and of each part that hydrates
 * separately. React handles the events inside.
 */
const MARK = 'data-alive';
/**
 * The event after an element was hydrated. Code that remembers earlier presses
 * (shell/src/early/recordEarly.ts) then repeats them.
 */
const EVENT = 'alive';

/**
 * Marks an element and its content as hydrated. What the visitor pressed before is then repeated.
 */
export function comeAlive(element: Element | null): void {
  if (!element || element.hasAttribute(MARK)) return;
  element.setAttribute(MARK, '');
  element.dispatchEvent(new Event(EVENT, { bubbles: true }));
}
