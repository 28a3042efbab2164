import { setUpFirstAccount } from '@mcs-repairs/shared/domain/contract/accounts';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { newStaffSchema } from '@mcs-repairs/shared/domain/types/staff';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { EmailField } from '../../form/EmailField';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import styles from './SetUpForm.module.css';

const EMPTY = { name: '', email: '', password: '' };

type SetUpFormProps = { token: string; onDone: () => void };

/** Creates the first account of the shop. The link to this form works only once. */
export function SetUpForm({ token, onDone }: SetUpFormProps) {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: newStaffSchema,
    empty: EMPTY,
    keptAs: null,
    send: (account) => call(setUpFirstAccount, { body: { ...account, token } }),
    onDone(session) {
      dispatch(sessionLoaded(session.staff));
      onDone();
    },
  });
  return (
    <Card padding="large" look="raised">
      <form {...form} className={styles.form}>
        <Refusal refusal={failure} />
        <Field label="Name" required hint="Your colleagues see this name." error={errors.name}>
          <TextInput {...text('name')} autoComplete="name" />
        </Field>
        <EmailField {...text('email')} error={errors.email} />
        <Field label="Password" required hint="At least 12 characters." error={errors.password}>
          <TextInput {...text('password')} type="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" full loading={sending} loadingLabel="Creating the account">
          Create first account
        </Button>
      </form>
    </Card>
  );
}
