import { useEffect, useState } from 'react';

/** The pause after typing, in milliseconds, that usually separates words from letters. */
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
