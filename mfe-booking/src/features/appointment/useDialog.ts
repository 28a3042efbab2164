import { useState } from 'react';

/** Loads the dialog, and also the notice that the page shows after a booking. */
const load = () => import(/* webpackChunkName: "booking-dialog" */ './BookingDialog');
type Code = Awaited<ReturnType<typeof load>>;

/** A failed prefetch shows no message, because the press fetches the code again. */
const prepare = () => void load().catch(() => undefined);

/**
 * Loads the code of a dialog when the pointer or focus reaches its button. After a failure, the
 * next press fetches the code again.
 */
export function useDialog() {
  const [code, setCode] = useState<Code | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const open = () => {
    if (code) {
      setOpen(true);
      return;
    }
    setState('loading');
    load().then(
      (loaded) => {
        setCode(loaded);
        setOpen(true);
        setState('idle');
      },
      () => setState('failed'),
    );
  };
  return {
    code,
    isOpen,
    setOpen,
    open,
    close: () => setOpen(false),
    prepare,
    loading: state === 'loading',
    failed: state === 'failed',
  };
}
