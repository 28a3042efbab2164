import { useState, type ComponentType } from 'react';
import type { BookingDialogProps } from './BookingDialog';

const load = () => import(/* webpackChunkName: "booking-dialog" */ './BookingDialog');

/** A failed prefetch needs no message, because the press fetches again. */
const prepare = () => void load().catch(() => undefined);

/**
 * Loads the code of a dialog when the pointer or the focus approaches its button. After a failure
 * the next press fetches again.
 */
export function useDialog() {
  const [Content, setContent] = useState<ComponentType<BookingDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const open = () => {
    if (Content) {
      setOpen(true);
      return;
    }
    setState('loading');
    load().then(
      ({ BookingDialog }) => {
        setContent(() => BookingDialog);
        setOpen(true);
        setState('idle');
      },
      () => setState('failed'),
    );
  };
  return {
    Content,
    isOpen,
    setOpen,
    open,
    close: () => setOpen(false),
    prepare,
    loading: state === 'loading',
    failed: state === 'failed',
  };
}
