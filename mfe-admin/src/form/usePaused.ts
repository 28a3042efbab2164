import { useEffect, useState } from 'react';

/** A pause of this many milliseconds usually follows a whole word, not a single letter. */
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
