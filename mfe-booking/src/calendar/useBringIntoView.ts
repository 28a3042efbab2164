import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns a function that scrolls the element into view after the next render, by the shortest way.
 * It does nothing for what is already in view.
 */
export function useBringIntoView(target: RefObject<HTMLElement | null>): () => void {
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted === 0) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [target, wanted]);
  return () => setWanted((count) => count + 1);
}
