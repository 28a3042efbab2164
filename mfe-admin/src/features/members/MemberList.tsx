import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import {
  changeRole,
  disableStaffMember,
  listStaff,
} from '@mcs-repairs/shared/domain/contract/accounts';
import { resetSecondFactor } from '@mcs-repairs/shared/domain/contract/secondFactor';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import type { StaffMember } from '@mcs-repairs/shared/domain/types/staff';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { ConfirmDialog } from '../../form/lateDialog';
import { Initials } from '../../format/Initials';
import { useSendsEmails } from '../../staff/isReached';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { useStaffAction } from '../../staff/useStaffAction';
import { FactorReset } from './FactorReset';
import { ROLE_OPTIONS } from './roleWords';
import styles from './Members.module.css';

const members = answersOf(listStaff);

/** Lists the members of staff who may sign in. */
export function MemberList() {
  const confirmed = useConfirmed();
  const sendsEmails = useSendsEmails();
  const { act, working, failure } = useStaffAction();
  const setDisabled = ({ id, disabled }: StaffMember) =>
    act(({ call }) =>
      confirmed(() => call(disableStaffMember, { params: { id }, body: { disabled: !disabled } })),
    );
  const setRole = ({ id, name }: StaffMember, role: Role) =>
    act(
      ({ call }) => confirmed(() => call(changeRole, { params: { id }, body: { role } })),
      `${name} is ${role} now.`,
    );
  const reset = ({ id, name }: StaffMember) =>
    act(
      ({ call }) => confirmed(() => call(resetSecondFactor, { params: { id } })),
      sendsEmails
        ? `The second factor was reset. ${name} was notified by email.`
        : `The second factor was reset. Please tell ${name}.`,
    );

  return (
    <Loaded
      query={members.useQuery({})}
      name="accounts"
      skeleton={<Skeleton lines={3} className={styles.bone} />}
      size="notice"
    >
      {(all) => (
        <>
          {failure && (
            <Notice tone="danger" live>
              {outcomeOf(failure, 'The account', 'changed')}. {failure.message}
            </Notice>
          )}
          <ul className={styles.list}>
            {all.map((member) => (
              <Member
                key={member.id}
                member={member}
                working={working}
                onRole={(role) => void setRole(member, role)}
                onDisable={() => void setDisabled(member)}
                onReset={() => void reset(member)}
              />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

type MemberProps = {
  member: StaffMember;
  working: boolean;
  onRole: (role: Role) => void;
  onDisable: () => void;
  onReset: () => void;
};

/** A member cannot disable their own account. Otherwise nobody might be able to sign in. */
function Member({ member, working, onRole, onDisable, onReset }: MemberProps) {
  const { id, name, email, role, disabled, hasSecondFactor, isInvited } = member;
  const [asks, setAsks] = useState(false);
  const isSelf = useAppSelector((state) => state.session.staff?.id) === id;
  return (
    <li className={styles.member}>
      <Initials name={name} />
      <div className={styles.who}>
        <p className={styles.name}>
          {name} {isSelf && <Badge tone="accent">You</Badge>}
          {disabled && <Badge tone="danger">Disabled</Badge>}
          {isInvited && <Badge tone="warm">Invited</Badge>}
          {hasSecondFactor && <Badge tone="success">Second factor</Badge>}
        </p>
        <p className={styles.muted}>{email}</p>
      </div>
      <Field label={`Role of ${name}`} labelHidden className={styles.roleField}>
        <SelectInput
          options={ROLE_OPTIONS}
          value={role}
          disabled={working}
          onChange={({ target }) => onRole(target.value as Role)}
        />
      </Field>
      {!isSelf && hasSecondFactor && (
        <FactorReset name={name} working={working} onReset={onReset} />
      )}
      {!isSelf && (
        <Button
          variant="secondary"
          size="small"
          disabled={working}
          onClick={() => (disabled ? onDisable() : setAsks(true))}
        >
          {disabled ? 'Enable account' : 'Disable account'}
          <VisuallyHidden> of {name}</VisuallyHidden>
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          title={`Disable the account of ${name}?`}
          confirmLabel="Disable account"
          keepLabel="Keep account"
          onConfirm={() => {
            setAsks(false);
            onDisable();
          }}
          onClose={() => setAsks(false)}
        >
          {name} can no longer sign in, and all sessions of {name} end. You can enable the account
          again.
        </ConfirmDialog>
      )}
    </li>
  );
}
