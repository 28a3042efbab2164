import { useEffect, useState, type RefObject } from 'react';

/** Controls that floating elements must not cover: fields with their labels, and buttons. */
const CONTROLS = 'input, textarea, select, label:has(input), button';
const EDGE_PX = 2;
const GAP_PX = 96;
const ROW_GAP_PX = 12;
/** After this time, another floating element may have moved away and no longer covers the text. */
const SETTLED_MS = 200;

/**
 * Returns whether a floating element covers a control and should move away. Without `controls`, it
 * should also not cover links and text, unless a bar at the bottom of the screen is between them.
 * Checks again after the visitor scrolled, resized the window or pressed something. False while the
 * floating element has the focus.
 */
export function useStepAside(floating: RefObject<HTMLElement | null>, controls?: string): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = 0;
      const element = floating.current;
      setAside(element !== null && !element.matches(':focus-within') && covers(element, controls));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
      clearTimeout(settled);
      settled = setTimeout(look, SETTLED_MS);
    };
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lookSoon);
    sizes?.observe(document.body);
    const events = ['scroll', 'resize', 'click', 'focusin', 'focusout'];
    for (const name of events) addEventListener(name, lookSoon, { passive: true });
    lookSoon();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      sizes?.disconnect();
      for (const name of events) removeEventListener(name, lookSoon);
    };
  }, [floating, controls]);
  return aside;
}

function covers(element: HTMLElement, controls: string | undefined): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  const below = elementsBelow(element, box);
  if (below.some((other) => other.closest(controls ?? CONTROLS) !== null)) return true;
  if (controls !== undefined || isBarShown()) return false;
  return below.some((other) => other.closest('a') !== null || hasTextIn(other, box));
}

/**
 * Returns the elements below a floating element. Checks points in rows, which are so close together
 * that no control and no line of text fits between them.
 */
function elementsBelow(floating: HTMLElement, box: DOMRect): Element[] {
  const below = along(box.top, box.height, ROW_GAP_PX).flatMap((y) =>
    along(box.left, box.width, GAP_PX).flatMap((x) => document.elementsFromPoint(x, y)),
  );
  return [...new Set(below)].filter((other) => !floating.contains(other));
}

/** Returns at least three positions from one edge to the other. */
function along(start: number, length: number, gap: number): number[] {
  const gaps = Math.max(2, Math.ceil(length / gap));
  const position = (at: number) => start + EDGE_PX + (at / gaps) * (length - 2 * EDGE_PX);
  return Array.from({ length: gaps + 1 }, (_, at) => position(at));
}

/** Whether a line of the element's own text is inside the box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const text = document.createRange();
    text.selectNodeContents(node);
    return [...text.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && box.left < right && top < box.bottom && box.top < bottom,
    );
  });
}

function isBarShown(): boolean {
  const bar = document.querySelector('[data-bottom-bar]');
  return bar !== null && getComputedStyle(bar).visibility === 'visible';
}
