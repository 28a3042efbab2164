import { inviteStaffMember } from '@mcs-repairs/shared/domain/contract/accounts';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { invitationSchema } from '@mcs-repairs/shared/domain/types/staff';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { EmailField } from '../../form/EmailField';
import { Refusal } from '../../form/Refusal';
import { useSendsEmails } from '../../staff/isReached';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { useStaffForm } from '../../form/useStaffForm';
import { ROLE_HINTS, ROLE_OPTIONS } from './roleWords';
import styles from './Members.module.css';

// A clerk has the fewest rights, so the form starts with that role.
const EMPTY = { name: '', email: '', role: 'clerk' };

export function AddMemberForm() {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const confirmed = useConfirmed();
  const sendsEmails = useSendsEmails();
  const { errors, failure, sending, form, text, values } = useStaffForm({
    schema: invitationSchema,
    empty: EMPTY,
    keptAs: 'member',
    send: (member) => confirmed(() => call(inviteStaffMember, { body: member })),
    onDone({ name }) {
      dispatch(
        toastShown({
          tone: 'success',
          text: sendsEmails
            ? `${name} will get an email with a link to choose a password.`
            : `${name} was added. The site has no mail server, so the email with the link is only a file.`,
        }),
      );
    },
  });
  return (
    <form {...form} aria-label="Add a staff account" className={styles.form}>
      <Refusal refusal={failure} />
      <div className={styles.pair}>
        <Field label="Name" required error={errors.name}>
          <TextInput {...text('name')} autoComplete="off" />
        </Field>
        <EmailField {...text('email')} error={errors.email} autoComplete="off" />
      </div>
      <Field label="Role" hint={ROLE_HINTS[values.role as Role]}>
        <SelectInput {...text('role')} options={ROLE_OPTIONS} />
      </Field>
      <Button type="submit" loading={sending}>
        Send invitation
      </Button>
    </form>
  );
}
