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

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns whether a place contains the point that ignores presses, or is near it. */
const isPausedIn = ({ left, right, top, bottom }: Place): boolean =>
  pausedAt !== undefined &&
  pausedAt.clientX >= left - NEAR_PX &&
  pausedAt.clientX <= right + NEAR_PX &&
  pausedAt.clientY >= top - NEAR_PX &&
  pausedAt.clientY <= bottom + NEAR_PX;

/** Returns whether a press at this point may be the second one of a double press. */
export const isPausedAt = ({ clientX: x, clientY: y }: Point): boolean =>
  isPausedIn({ left: x, right: x, top: y, bottom: y });

/** Marks the button as unavailable while it is at the place that ignores presses. */
export function usePressPause() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const mark = () => {
      if (button.current && isPausedIn(button.current.getBoundingClientRect()))
        button.current.setAttribute('aria-disabled', 'true');
      else button.current?.removeAttribute('aria-disabled');
    };
    mark();
    listeners.add(mark);
    return () => void listeners.delete(mark);
  });
  return button;
}
