import { useEffect, useRef, useState, type RefObject } from 'react';

/** A smooth scroll has ended after this many milliseconds. */
const SMOOTH_MS = 1000;
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

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
    return bringIntoView(target);
  }, [target, presses, isComplete]);
  return () => {
    isWanted.current = true;
    setPresses((count) => count + 1);
  };
}

/**
 * Browsers drop a smooth scroll if another scroll or a change of the page interrupts it. So the
 * element is brought into view a second time, without motion, unless the visitor acts before.
 */
function bringIntoView(target: RefObject<HTMLElement | null>): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scroll = (behavior: ScrollBehavior) =>
    target.current?.scrollIntoView({ block: 'nearest', behavior });
  scroll(still ? 'auto' : 'smooth');
  if (still) return () => {};
  const again = setTimeout(() => scroll('auto'), SMOOTH_MS);
  const stop = () => {
    clearTimeout(again);
    for (const act of ACTS) removeEventListener(act, stop);
  };
  for (const act of ACTS) addEventListener(act, stop, { passive: true });
  return stop;
}
