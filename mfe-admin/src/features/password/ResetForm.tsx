import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useShopData } from 'shared/platform/site';
import { passwordResetSchema } from 'shared/domain/types/staff';
import { Button } from 'shared/ui/Button';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Card } from 'shared/ui/Card';
import { Field } from 'shared/ui/Field';
import { Notice } from 'shared/ui/Notice';
import { TextInput } from 'shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import styles from './Password.module.css';

/** A new password by the link of a mail. */
export function ResetForm({ token }: { token: string }) {
  const { staff } = useShopData();
  const [done, setDone] = useState(false);
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: passwordResetSchema,
    empty: { token, newPassword: '' },
    send: (reset) => staff.resetPassword(reset),
    onDone: () => setDone(true),
  });

  if (done) {
    const signIn = <ButtonLink to="/admin/bookings">Sign in</ButtonLink>;
    return (
      <Notice tone="success" title="Your new password is set" live action={signIn}>
        Everybody who was signed in to your account has been signed out.
      </Notice>
    );
  }
  return (
    <Card padding="large" look="raised">
      <form {...form} className={styles.form}>
        <Refusal refusal={failure} />
        <Field
          label="New password"
          required
          hint="At least 12 characters."
          error={errors.newPassword}
        >
          <TextInput {...text('newPassword')} type="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" full loading={sending} loadingLabel="Setting the password">
          Set the new password
        </Button>
        {failure?.code === 'forbidden' && (
          <Link to="/admin/forgotten" className={styles.link}>
            Ask for a new link
          </Link>
        )}
      </form>
    </Card>
  );
}
