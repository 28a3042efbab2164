import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useOnScreen } from '@mcs-repairs/shared/ui/useOnScreen';

type WayHere = {
  /** Whether any part of the element is visible. Null until the browser has measured it. */
  onScreen: boolean | null;
  lead: () => void;
};

/**
 * Returns a function that scrolls to `root` and focuses the element in it that matches `selector`.
 */
export function useWayHere(root: RefObject<HTMLElement | null>, selector: string): WayHere {
  const onScreen = useOnScreen(root);
  const [led, setLed] = useState(0);
  const arrive = useEffectEvent(() => {
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  useEffect(() => {
    if (led > 0) arrive();
  }, [led]);
  return { onScreen, lead: () => setLed((count) => count + 1) };
}
