import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useOnScreen } from '@mcs-repairs/shared/ui/useOnScreen';

type WayHere = {
  /** Whether any of it is on the screen; null until the browser has looked. */
  onScreen: boolean | null;
  lead: () => void;
};

/** Brings the visitor from elsewhere on the page to `root`, with the focus on what `selector` names in it. */
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
