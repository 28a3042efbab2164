import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns a function that scrolls the element into view after the next render, by the shortest way.
 * It does nothing for what is already in view. The element is scrolled to again when its content
 * changes, for example because it has loaded.
 */
export function useBringIntoView(
  target: RefObject<HTMLElement | null>,
  content?: string,
): () => void {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted === 0) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [target, wanted, content]);
  return () => setWanted((count) => count + 1);
}
