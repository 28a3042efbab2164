import { useEffect, useEffectEvent, type RefObject } from 'react';
import { savesData } from '../../ui/savesData';
import type { FragmentId } from '../contract/fragments';
import { wake } from './sleep';

/** Fragments hydrate when they are half a screen below the visible part. */
const NEAR = '50% 0px';
/**
 * Fragments hydrate when the page has been interactive for this many milliseconds without input.
 */
const IDLE_MS = 3000;
/** Events that show that a visitor is active. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Hydrates a fragment when it is near the screen, when the visitor becomes active, or when the page
 * has been idle (never with Save-Data). `onFailed` is called if the fragment's code cannot be
 * loaded.
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
    // The visitor pressed the fragment before the page was hydrated. The recorder has marked the
    // fragment.
    if (!observer || place.current?.hasAttribute('data-pressed')) rouse();
    return stop;
  }, [place, id]);
}
