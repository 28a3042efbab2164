/** Links of the router in a part of a page that is never hydrated (`Unhydrated`). */
const KEPT_LINK = '[data-unhydrated] a[data-discover]';

/** From now on a plain press of such a link is a navigation, as it is of every other. */
export function followKeptLinks(navigate: (to: string) => void): void {
  document.addEventListener('click', (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, target, defaultPrevented } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(KEPT_LINK);
    if (!link || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
