/**
 * An attribute that marks hydrated elements: the root element, and each part that hydrates
 * separately. In a marked element, React handles events.
 */
const MARK = 'data-alive';
/**
 * The event after hydration. The code that recorded early presses (shell/src/early/recordEarly.ts)
 * listens to it, and then repeats these presses.
 */
const EVENT = 'alive';

/**
 * Marks an element and its content as hydrated. Presses that the visitor made before hydration are
 * then repeated.
 */
export function comeAlive(element: Element | null): void {
  if (!element || element.hasAttribute(MARK)) return;
  element.setAttribute(MARK, '');
  element.dispatchEvent(new Event(EVENT, { bubbles: true }));
}
