import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the steps in the form's entries of the browser's history, up to the current entry. The
 * last one is the step of the current entry. Empty if the entry has no step yet.
 */
export function stepsIn(state: unknown): readonly number[] {
  const { steps } = (state ?? {}) as { steps?: unknown };
  return Array.isArray(steps) ? steps.filter((step) => typeof step === 'number') : [];
}

/**
 * Gives each step of the form its own entry in the browser's history. Back and Forward then move
 * between the steps. Calls `onMove` after the browser has moved to the entry of a step.
 */
export function useStepHistory(step: number, onMove: (step: number) => void): void {
  const navigate = useNavigate();
  const { state, key, ...here } = useLocation();
  const steps = stepsIn(state);
  const entry = steps.at(-1);
  const shown = useRef({ key, step });
  const isGoingBack = useRef(false);
  /** Whether further entries are missing until the history is on the step of the form. */
  const isFollowing = useRef(false);

  // The router restores the scroll position of an entry before the browser paints. `onMove` moves
  // the focus, and with it the position, before that, too.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, step };
    const hasArrived = key !== before.key;
    const wentBack = hasArrived && isGoingBack.current;
    if (hasArrived) isGoingBack.current = false;
    if (isGoingBack.current) {
      // The customer may move to another step before the history has arrived. It then follows.
      if (step !== before.step) isFollowing.current = true;
      return;
    }
    if (hasArrived && entry === step) isFollowing.current = false;
    if (entry !== step && (step !== before.step || (hasArrived && isFollowing.current))) {
      const earlier = steps.indexOf(step);
      isGoingBack.current = earlier >= 0;
      if (isGoingBack.current) {
        void navigate(earlier - steps.length + 1);
        return;
      }
      // The first entry does not have its step yet. Skipped steps get an entry, too.
      const next = entry === undefined ? before.step : step > entry ? entry + 1 : step;
      isFollowing.current = next !== step;
      void navigate(here, {
        replace: entry === undefined,
        state: { steps: [...steps, next] },
        preventScrollReset: true,
      });
    } else if (hasArrived && entry !== undefined && (entry !== step || wentBack)) onMove(entry);
  });
}
