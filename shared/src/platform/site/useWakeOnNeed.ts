import { useEffect, useEffectEvent, type RefObject } from 'react';
import { savesData } from '../../ui/savesData';
import type { FragmentId } from '../contract/fragments';
import { wake } from './sleep';

/** How near the visible part a fragment must be to hydrate: half a screen. */
const NEAR = '50% 0px';
/** A fragment also hydrates after this many milliseconds without an action of the visitor. */
const IDLE_MS = 3000;
/** Events by which a visitor acts on the page. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Hydrates a fragment when it is near the visible part of the page, when the visitor acts, or when
 * nothing has happened for a while. In browsers with Save-Data, the last reason does not apply.
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
    // The early script set this attribute, because the visitor pressed the fragment before the page
    // was hydrated.
    if (!observer || place.current?.hasAttribute('data-pressed')) rouse();
    return stop;
  }, [place, id]);
}
