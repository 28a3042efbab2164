import { useShopData } from 'shared/platform/site';
import { sessionLoaded, useAppDispatch } from 'shared/platform/store';
import { secondFactorCodeSchema } from 'shared/domain/types/secondFactor';
import { Button } from 'shared/ui/Button';
import { Card } from 'shared/ui/Card';
import { CodeField } from '../form/CodeField';
import { Refusal } from '../form/Refusal';
import { useStaffForm } from '../form/useStaffForm';
import styles from './SignInForm.module.css';

const EMPTY = { code: '' };

/** The second step of a sign-in, once the password was right. */
export function CodeForm({ onAgain }: { onAgain: () => void }) {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: secondFactorCodeSchema,
    empty: EMPTY,
    send: (code) => staff.finishSignIn(code),
    onDone: (session) => dispatch(sessionLoaded(session.staff)),
  });
  return (
    <Card as="section" padding="large" look="raised" className={styles.card}>
      <h2 className={styles.title}>Enter your code</h2>
      <p className={styles.lead}>
        Your password was right. Your authenticator app shows six digits, new ones every half
        minute. A recovery code does as well.
      </p>
      <form {...form} className={styles.form}>
        <Refusal refusal={failure?.fields ? null : failure} />
        <CodeField {...text('code')} error={errors.code} focused />
        <Button type="submit" full loading={sending} loadingLabel="Signing in">
          Sign in
        </Button>
        <Button variant="quiet" full onClick={onAgain}>
          Start again
        </Button>
      </form>
    </Card>
  );
}
