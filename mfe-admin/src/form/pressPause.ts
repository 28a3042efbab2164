import { useEffect, useRef } from 'react';

/** How long a place on the page ignores further presses after a step was saved, in milliseconds. */
const PAUSE_MS = 700;
/** How far from the last press the second press of a double press can be, in pixels. */
const NEAR_PX = 24;

type Point = { clientX: number; clientY: number };
let pressed: Point | undefined;
let pausedAt: Point | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function pauseAt(point: Point | undefined) {
  pausedAt = point;
  for (const listener of listeners) listener();
}

/** Notes where the pointer pressed a button for a next step. */
export const notePress = ({ clientX, clientY }: Point): void =>
  void (pressed = { clientX, clientY });

/**
 * Begins a pause at the place of the last press. After a saved step, rows and labels move, so
 * another button may be at this place. Without the pause, the second press of a double press would
 * perform the step of that button.
 */
export function pausePresses(): void {
  clearTimeout(timer);
  pauseAt(pressed);
  timer = setTimeout(() => pauseAt(undefined), PAUSE_MS);
}

/** Returns whether a press at this point may be the second one of a double press. */
export const isPausedAt = ({ clientX, clientY }: Point): boolean =>
  pausedAt !== undefined &&
  Math.abs(clientX - pausedAt.clientX) <= NEAR_PX &&
  Math.abs(clientY - pausedAt.clientY) <= NEAR_PX;

/** Marks the button as unavailable while it is at the place that ignores presses. */
export function usePressPause() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const mark = () => {
      const { left, right, top, bottom } = button.current?.getBoundingClientRect() ?? new DOMRect();
      const isUnder =
        pausedAt !== undefined &&
        pausedAt.clientX >= left - NEAR_PX &&
        pausedAt.clientX <= right + NEAR_PX &&
        pausedAt.clientY >= top - NEAR_PX &&
        pausedAt.clientY <= bottom + NEAR_PX;
      if (isUnder) button.current?.setAttribute('aria-disabled', 'true');
      else button.current?.removeAttribute('aria-disabled');
    };
    mark();
    listeners.add(mark);
    return () => void listeners.delete(mark);
  });
  return button;
}
