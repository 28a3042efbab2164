/** Links of the router inside an unhydrated part of a page (`Unhydrated`). */
const KEPT_LINK = '[data-unhydrated] a[data-discover]';

/**
 * Turns a plain click on a link in an unhydrated part into a client-side navigation, as other links
 * do.
 */
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
