/** Matches links of the router inside a part of the page that is never hydrated (`Unhydrated`). */
const KEPT_LINK = '[data-unhydrated] a[data-discover]';

/**
 * Makes a normal click on a link in an unhydrated part navigate in the browser, like any other
 * link.
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
