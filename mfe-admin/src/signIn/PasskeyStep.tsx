import { useEffect, useRef } from 'react';
import {
  askForSignInPasskey,
  finishSignInByPasskey,
} from '@mcs-repairs/shared/domain/contract/passkeys';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Refusal } from '../form/Refusal';
import { usePasskeyProof } from '../passkey/usePasskeyProof';
import styles from './SignInForm.module.css';

/**
 * The second step of the sign-in. It asks for a passkey. The member must press a button, because
 * some browsers only ask for a passkey after a press.
 */
export function PasskeyStep() {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const { prove, working, failure } = usePasskeyProof({
    request: () => call(askForSignInPasskey, {}),
    send: (proof) => call(finishSignInByPasskey, { body: proof }),
    onDone: (session) => dispatch(sessionLoaded(session.staff)),
  });
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.form}>
      <Refusal refusal={failure} />
      <Button
        ref={button}
        full
        loading={working}
        loadingLabel="Waiting for the passkey"
        onClick={prove}
      >
        Sign in with passkey
      </Button>
    </div>
  );
}
