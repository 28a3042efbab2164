import { useState, type ComponentType } from 'react';
import type { BookingDialogProps } from './BookingDialog';

const load = () => import(/* webpackChunkName: "booking-dialog" */ './BookingDialog');

/** Early and in vain costs nothing: the press tries again. */
const prepare = () => void load().catch(() => undefined);

/** The booking dialog, whose code is fetched when the button is approached. A failed fetch is tried again with the next press. */
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
