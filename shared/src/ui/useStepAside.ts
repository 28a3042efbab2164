import { useEffect, useState, type RefObject } from 'react';

/** Controls that must stay reachable: fields with their choices, and submit buttons. */
const CONTROLS = 'input, textarea, select, label:has(input), button[type="submit"]';
const EDGE_PX = 2;

/**
 * Returns whether a floating element covers a field or a submit button and should move aside. It is
 * checked when the page scrolls, resizes or is pressed. Never true while the focus is in the
 * floating element.
 */
export function useStepAside(floating: RefObject<HTMLElement | null>): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const element = floating.current;
      setAside(element !== null && !element.matches(':focus-within') && liesOverControl(element));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lookSoon);
    sizes?.observe(document.body);
    const events = ['scroll', 'resize', 'click', 'focusin', 'focusout'];
    for (const name of events) addEventListener(name, lookSoon, { passive: true });
    lookSoon();
    return () => {
      cancelAnimationFrame(frame);
      sizes?.disconnect();
      for (const name of events) removeEventListener(name, lookSoon);
    };
  }, [floating]);
  return aside;
}

function liesOverControl(element: HTMLElement): boolean {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + EDGE_PX, top + EDGE_PX],
    [right - EDGE_PX, top + EDGE_PX],
    [left + EDGE_PX, bottom - EDGE_PX],
    [right - EDGE_PX, bottom - EDGE_PX],
  ] as const;
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((below) => !element.contains(below) && below.closest(CONTROLS) !== null),
  );
}
