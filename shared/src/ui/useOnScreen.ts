import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether any of the element is on the screen, or as near to it as `margin` says (CSS, `100%` is one screen); null until
 * the browser has looked, and where it cannot look.
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
