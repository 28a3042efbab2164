import { shopApi } from 'shared/data/query';
import { useShopData } from 'shared/platform/site';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import { newStaffSchema } from 'shared/domain/types/staff';
import { Button } from 'shared/ui/Button';
import { Field } from 'shared/ui/Field';
import { TextInput } from 'shared/ui/TextInput';
import { EmailField } from '../../form/EmailField';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import styles from './Account.module.css';

const EMPTY = { name: '', email: '', password: '' };

export function AddMemberForm() {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: newStaffSchema,
    empty: EMPTY,
    send: (member) => staff.addMember(member),
    onDone({ name }) {
      dispatch(shopApi.util.invalidateTags(['Members']));
      dispatch(toastShown({ tone: 'success', text: `${name} can sign in now.` }));
    },
  });
  return (
    <form {...form} aria-label="Add a staff account" className={styles.form}>
      <Refusal refusal={failure} />
      <Field label="Name" required error={errors.name}>
        <TextInput {...text('name')} autoComplete="off" />
      </Field>
      <EmailField {...text('email')} error={errors.email} autoComplete="off" />
      <Field
        label="First password"
        required
        hint="At least 12 characters. Tell it in person; it can be changed after signing in."
        error={errors.password}
      >
        <TextInput {...text('password')} type="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" loading={sending}>
        Add account
      </Button>
    </form>
  );
}
