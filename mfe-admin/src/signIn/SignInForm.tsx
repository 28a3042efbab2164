import { useState } from 'react';
import { Link } from 'react-router-dom';
import { signIn } from '@mcs-repairs/shared/domain/contract/session';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { signInSchema } from '@mcs-repairs/shared/domain/types/staff';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { EmailField } from '../form/EmailField';
import { Refusal } from '../form/Refusal';
import { useStaffForm } from '../form/useStaffForm';
import { lateDialog } from '../form/lateDialog';
import { useUnsavedGuard } from '../form/unsaved';
import styles from './SignInForm.module.css';

/** Loads the code of this form only when it is needed. Most members have no second factor. */
const CodeForm = lateDialog(async () => {
  const { CodeForm } = await import(/* webpackChunkName: "code-form" */ './CodeForm');
  return CodeForm;
});

const EMPTY = { email: '', password: '' };

/**
 * Replaces a staff page until the member signs in. The address does not change, so the requested
 * page appears after the sign-in.
 */
export function SignInForm() {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  // The forms of the page disappear only after this first render.
  const forms = useUnsavedGuard()?.forms;
  const [hadText] = useState(() => forms !== undefined && forms.size > 0);
  const { errors, failure, sending, form, text, forgive } = useStaffForm({
    keptAs: null,
    schema: signInSchema,
    empty: EMPTY,
    send: (credentials) => call(signIn, { body: credentials }),
    onDone: (session) => dispatch(sessionLoaded(session.staff)),
  });

  if (failure?.code === 'second-factor-needed')
    return <CodeForm factors={failure.factors} onClose={forgive} />;
  return (
    <Card as="section" padding="large" look="raised" className={styles.card}>
      <h2 className={styles.title}>Sign in</h2>
      <p className={styles.lead}>
        {hadText
          ? 'Your session has ended. After you sign in, your text is still in the form.'
          : 'This part of the site is for the shop’s staff.'}
      </p>
      <form {...form} className={styles.form}>
        {failure?.code === 'approval-needed' ? (
          <Notice tone="warning" title="Check your email" live>
            {failure.message}
          </Notice>
        ) : (
          <Refusal refusal={failure} />
        )}
        <EmailField {...text('email')} error={errors.email} />
        <Field label="Password" required error={errors.password}>
          <TextInput {...text('password')} type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" full loading={sending} loadingLabel="Signing in">
          Sign in
        </Button>
        <Link to="/admin/forgotten" className={styles.forgotten}>
          Forgot your password?
        </Link>
      </form>
    </Card>
  );
}
