import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/Notice';
import { useChecking } from './checking';

/**
 * After this many milliseconds, a longer text explains the wait. Most browsers finish the proof of
 * work earlier.
 */
const SLOW_MS = 6000;

/** Shows a message in a form while the browser calculates a proof of work. */
export function Checking() {
  return useChecking() ? <Running /> : null;
}

function Running() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  // The message scrolls into view, because the form may be longer than the visible part.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Notice live title="One moment, your browser does a short check">
        {isSlow
          ? 'Older devices need up to a minute. Everything you typed is safe, and it is sent as soon as the check is done.'
          : 'It keeps automatic bookings and messages away. You need not do anything.'}
      </Notice>
    </div>
  );
}
