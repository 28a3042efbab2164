import { useEffect, useState, type RefObject } from 'react';

/** Controls that floating elements must not cover: fields with their labels, and buttons. */
const CONTROLS = 'input, textarea, select, label:has(input), button';
const EDGE_PX = 2;
const GAP_PX = 96;

/**
 * Returns whether a floating element covers a control and should move away. Checks again after the
 * visitor scrolled, resized the window or pressed something. False while the floating element has
 * the focus.
 */
export function useStepAside(
  floating: RefObject<HTMLElement | null>,
  controls: string = CONTROLS,
): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const element = floating.current;
      setAside(
        element !== null && !element.matches(':focus-within') && liesOver(controls, element),
      );
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
  }, [floating, controls]);
  return aside;
}

/**
 * Returns whether the element covers a control. Checks points in three rows, which are so close
 * together that no control fits between them.
 */
function liesOver(controls: string, element: HTMLElement): boolean {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const gaps = Math.max(2, Math.ceil(width / GAP_PX));
  const across = Array.from(
    { length: gaps + 1 },
    (_, at) => left + EDGE_PX + (at / gaps) * (width - 2 * EDGE_PX),
  );
  return [top + EDGE_PX, top + height / 2, bottom - EDGE_PX].some((y) =>
    across.some((x) =>
      document
        .elementsFromPoint(x, y)
        .some((below) => !element.contains(below) && below.closest(controls) !== null),
    ),
  );
}
