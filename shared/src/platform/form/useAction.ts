import { useState } from 'react';
import type { Call } from '../../data/operations';
import type { Failure, Result } from '../../domain/types/failure';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';

type ActionOptions = {
  /** Called when the session has ended meanwhile; otherwise the page is told that nobody is signed in. */
  onSignedOut?: () => void;
};

/**
 * The one way to act by a button: `working` while the shop answers, `failure` to show beside the button, and `done` as a toast
 * after a good end. Never rejects. What a form sends, and what must be stored once however often it is sent, is `useForm`'s
 * and `useSubmission`'s.
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
    /** The failure is out of sight. */
    forget: () => setFailure(null),
  };
}
