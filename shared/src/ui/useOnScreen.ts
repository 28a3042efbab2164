import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether a part of the element is visible, or at most `margin` away from the visible part
 * (a CSS length; `100%` is one screen). Null until the browser has measured the element, and if it
 * cannot.
 */
export function useOnScreen(target: RefObject<Element | null>, margin = '0px'): boolean | null {
  const [onScreen, setOnScreen] = useState<boolean | null>(null);
  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, margin]);
  return onScreen;
}
