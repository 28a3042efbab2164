import { useEffect, useState } from 'react';

/** A pause in milliseconds. Usually somebody has typed a whole word before such a pause. */
const PAUSE_MS = 200;

/** Returns a typed text after a short pause, so that a search starts once per word. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
