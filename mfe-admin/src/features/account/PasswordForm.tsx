import { useState } from 'react';
import { changePassword } from '@mcs-repairs/shared/domain/contract/ownAccount';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { passwordChangeSchema } from '@mcs-repairs/shared/domain/types/staff';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useConfirmed } from '../../staff/ConfirmationContext';
import styles from './Account.module.css';

const EMPTY = { currentPassword: '', newPassword: '' };

export function PasswordForm() {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const confirmed = useConfirmed();
  const [changed, setChanged] = useState(false);
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: passwordChangeSchema,
    empty: EMPTY,
    keptAs: null,
    async send(change) {
      setChanged(false);
      const result = await confirmed(() => call(changePassword, { body: change }));
      // Changing the password ends the session, so the form closes. The sign-in form then explains
      // why.
      if (!result.ok && result.failure.code === 'signed-out') {
        dispatch(toastShown({ tone: 'error', text: result.failure.message }));
      }
      return result;
    },
    onDone: () => setChanged(true),
  });
  return (
    <form {...form} className={styles.form}>
      {changed && (
        <Notice tone="success" live>
          Your password was changed. Your other sessions have ended.
        </Notice>
      )}
      <Refusal refusal={failure} />
      <Field label="Current password" required error={errors.currentPassword}>
        <TextInput {...text('currentPassword')} type="password" autoComplete="current-password" />
      </Field>
      <Field
        label="New password"
        required
        hint="At least 12 characters. Several words together make a good password."
        error={errors.newPassword}
      >
        <TextInput {...text('newPassword')} type="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="secondary" loading={sending}>
        Change password
      </Button>
    </form>
  );
}
