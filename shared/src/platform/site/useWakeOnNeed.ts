import { useEffect, useEffectEvent, type RefObject } from 'react';
import { savesData } from '../../ui/savesData';
import type { FragmentId } from '../contract/fragments';
import { wake } from './sleep';

/** The distance at which a fragment hydrates: half a screen from the visible part. */
const NEAR = '50% 0px';
/** A fragment also hydrates when this many milliseconds have passed without a sign of activity. */
const IDLE_MS = 3000;
/** Events that show that the visitor is active. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Hydrates a fragment when one of these is true: it is near the visible part, the visitor becomes
 * active, or nothing has happened for a while. With Save-Data, the last case does not apply.
 * `onFailed` is called if the code cannot be loaded.
 */
export function useWakeOnNeed(
  place: RefObject<Element | null>,
  id: FragmentId | null,
  onFailed: (error: unknown) => void,
): void {
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const content = place.current?.firstElementChild;
    if (!id || !content) return;
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(
            (entries) => entries.some(({ isIntersecting }) => isIntersecting) && rouse(),
            { rootMargin: NEAR },
          );
    const timer = savesData() ? undefined : setTimeout(rouse, IDLE_MS);
    const stop = () => {
      observer?.disconnect();
      clearTimeout(timer);
      for (const type of SIGNS) removeEventListener(type, rouse, true);
    };
    function rouse() {
      stop();
      wake(id as FragmentId).catch(fail);
    }
    for (const type of SIGNS) addEventListener(type, rouse, { passive: true, capture: true });
    observer?.observe(content);
    // The early script has marked the fragment: the visitor pressed it before the page was
    // hydrated.
    if (!observer || place.current?.hasAttribute('data-pressed')) rouse();
    return stop;
  }, [place, id]);
}
