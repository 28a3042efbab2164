import { finishSignIn } from '@mcs-repairs/shared/domain/contract/secondFactor';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { secondFactorCodeSchema } from '@mcs-repairs/shared/domain/types/secondFactor';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { CodeField } from '../form/CodeField';
import { Refusal } from '../form/Refusal';
import { useStaffForm } from '../form/useStaffForm';
import { knowsPasskeys } from '../passkey/askBrowser';
import { PasskeyStep } from './PasskeyStep';
import styles from './SignInForm.module.css';

type CodeFormProps = {
  /**
   * The second factors of the account. Older servers do not send this list, because they do not
   * support passkeys.
   */
  factors: Failure['factors'];
  /** Returns to the password form. */
  onClose: () => void;
};

const EMPTY = { code: '' };

/** The second step of the sign-in. It asks for a code. */
export function CodeForm({ factors = ['code'], onClose }: CodeFormProps) {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const { errors, failure, sending, form, text } = useStaffForm({
    keptAs: null,
    schema: secondFactorCodeSchema,
    empty: EMPTY,
    send: (code) => call(finishSignIn, { body: code }),
    onDone: (session) => dispatch(sessionLoaded(session.staff)),
  });
  const hasApp = factors.includes('code');
  const byPasskey = factors.includes('passkey') && knowsPasskeys();
  return (
    <Card as="section" padding="large" look="raised" className={styles.card}>
      <h2 className={styles.title}>{byPasskey ? 'Confirm your identity' : 'Enter your code'}</h2>
      <p className={styles.lead}>
        Your password is correct. {byPasskey && 'Now use your passkey or a code. '}
        {hasApp
          ? 'Enter the six digits from your authenticator app, or a recovery code.'
          : 'Each of your recovery codes works once.'}
      </p>
      {byPasskey && <PasskeyStep />}
      <form {...form} className={styles.form}>
        <Refusal refusal={failure?.fields ? null : failure} />
        <CodeField {...text('code')} error={errors.code} focused={!byPasskey} />
        <Button
          type="submit"
          variant={byPasskey ? 'secondary' : 'primary'}
          full
          loading={sending}
          loadingLabel="Signing in"
        >
          {byPasskey ? 'Sign in with code' : 'Sign in'}
        </Button>
        <Button variant="quiet" full onClick={onClose}>
          Back to sign-in
        </Button>
      </form>
    </Card>
  );
}
