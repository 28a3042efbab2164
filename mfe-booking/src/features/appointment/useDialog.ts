import { useState } from 'react';

/** Loads the dialog, and the notice that follows it. */
const load = () => import(/* webpackChunkName: "booking-dialog" */ './BookingDialog');
type Code = Awaited<ReturnType<typeof load>>;

/** A failed prefetch needs no message, because the press fetches again. */
const prepare = () => void load().catch(() => undefined);

/**
 * Loads the code of a dialog when the pointer or the focus approaches its button. After a failure
 * the next press fetches again.
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
