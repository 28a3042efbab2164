import { useState } from 'react';
import type { Call } from '../../data/operations';
import type { Failure, Result } from '../../domain/types/failure';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';

type ActionOptions = {
  /**
   * Called if the session has ended in the meantime. By default, the store's session becomes signed
   * out.
   */
  onSignedOut?: () => void;
};

/**
 * Buttons run their actions with this hook. `working` is true until the shop responds, `failure` is
 * shown beside the button, and a toast shows `done` after success. Never rejects. Use `useForm` and
 * `useSubmission` for forms, and for requests that must be stored once however often they are sent.
 */
export function useAction({ onSignedOut }: ActionOptions = {}) {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function act<Value>(
    work: (call: Call) => Promise<Result<Value>>,
    done?: string,
  ): Promise<Result<Value>> {
    setWorking(true);
    setFailure(null);
    const result = await work(call);
    setWorking(false);
    if (result.ok) {
      if (done) dispatch(toastShown({ tone: 'success', text: done }));
      return result;
    }
    setFailure(result.failure);
    if (result.failure.code === 'signed-out') {
      if (onSignedOut) onSignedOut();
      else dispatch(sessionLoaded(null));
    }
    return result;
  }

  return {
    act,
    working,
    failure,
    /** Hides the failure. */
    forget: () => setFailure(null),
  };
}
