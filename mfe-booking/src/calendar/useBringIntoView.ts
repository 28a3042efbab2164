import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns a function that scrolls the element into view after the next render. It does nothing if
 * the element is already visible. If the element is still loading, the function scrolls once more
 * after its content is there.
 */
export function useBringIntoView(
  target: RefObject<HTMLElement | null>,
  isComplete = true,
): () => void {
  const [presses, setPresses] = useState(0);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = !isComplete;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [target, presses, isComplete]);
  return () => {
    isWanted.current = true;
    setPresses((count) => count + 1);
  };
}
