import { useEffect, useState } from 'react';

/** Long enough to search once for a word. */
const PAUSE_MS = 200;

/** Follows a typed text after a short pause, so that a search begins once for a word. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
