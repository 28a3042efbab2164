import { useState, type ReactNode } from 'react';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { ConfirmationContext, type Confirmed } from '../staff/ConfirmationContext';
import { lateDialog } from '../form/lateDialog';

const ConfirmationDialog = lateDialog(async () => {
  const { ConfirmationDialog } = await import(
    /* webpackChunkName: "confirmation" */ './ConfirmationDialog'
  );
  return ConfirmationDialog;
});

type Waiting = { refusal: Failure; answer: (given: boolean) => void };

/**
 * When the server requires the password or the second factor again, a dialog asks for it. Then the
 * interrupted action continues.
 */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const confirmed: Confirmed = async (work) => {
    const first = await work();
    if (first.ok || !isAskedAgain(first.failure)) return first;
    const refusal = first.failure;
    const isGiven = await new Promise<boolean>((answer) => setWaiting({ refusal, answer }));
    setWaiting(null);
    return isGiven ? work() : first;
  };
  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {waiting && <ConfirmationDialog {...waiting} onClose={() => waiting.answer(false)} />}
    </ConfirmationContext>
  );
}

const isAskedAgain = ({ code }: Failure) =>
  code === 'approval-needed' || code === 'second-factor-needed';
