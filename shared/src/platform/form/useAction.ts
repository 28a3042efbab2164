import { useState } from 'react';
import type { Call } from '../../data/operations';
import type { Failure, Result } from '../../domain/types/failure';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';

type ActionOptions = {
  /** Called if the session has ended. By default, the store then says that nobody is signed in. */
  onSignedOut?: () => void;
};

/**
 * Runs the action of a button. `working` is true until the shop responds. `failure` is the last
 * failure, to show beside the button. After a success, a toast shows the text `done`. `act` never
 * rejects.
 *
 * For forms, use `useForm`. For requests that the server must store only once, use `useSubmission`.
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
    /** Removes the error message, so that the screen no longer shows it. */
    forget: () => setFailure(null),
  };
}
