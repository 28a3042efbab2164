import { useState } from 'react';
import { Link } from 'react-router-dom';
import { resetPassword } from '@mcs-repairs/shared/domain/contract/ownAccount';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { passwordResetSchema } from '@mcs-repairs/shared/domain/types/staff';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import styles from './Password.module.css';

type ResetFormProps = {
  token: string;
  /** Whether the member was invited and has no password yet. */
  isFirst: boolean;
};

const NEW = {
  label: 'New password',
  button: 'Set new password',
  done: 'Your password was changed',
  after: 'All sessions of your account have ended.',
};
const FIRST: typeof NEW = {
  label: 'Your password',
  button: 'Set password',
  done: 'Your password was set',
  after: 'Sign in with your email address and this password.',
};

/** Sets a first or a new password. The token from the link in the email authorises the change. */
export function ResetForm({ token, isFirst }: ResetFormProps) {
  const words = isFirst ? FIRST : NEW;
  const { call } = useShopData();
  const [done, setDone] = useState(false);
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: passwordResetSchema,
    empty: { token, newPassword: '' },
    keptAs: null,
    send: (reset) => call(resetPassword, { body: reset }),
    onDone: () => setDone(true),
  });

  if (done) {
    const signIn = <ButtonLink to="/admin/bookings">Sign in</ButtonLink>;
    return (
      <Notice tone="success" title={words.done} live action={signIn}>
        {words.after}
      </Notice>
    );
  }
  return (
    <Card padding="large" look="raised">
      <form {...form} className={styles.form}>
        <Refusal refusal={failure} />
        <Field
          label={words.label}
          required
          hint="At least 12 characters."
          error={errors.newPassword}
        >
          <TextInput {...text('newPassword')} type="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" full loading={sending} loadingLabel="Setting the password">
          {words.button}
        </Button>
        {failure?.code === 'forbidden' && (
          <Link to="/admin/forgotten" className={styles.link}>
            Request new password link
          </Link>
        )}
      </form>
    </Card>
  );
}
