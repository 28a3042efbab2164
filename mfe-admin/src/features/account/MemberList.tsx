import { useState } from 'react';
import { accountsApi } from '@mcs-repairs/shared/data/accounts/endpoints';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch, useAppSelector } from '@mcs-repairs/shared/platform/store';
import type { Role } from '@mcs-repairs/shared/domain/types/rights';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { FactorReset } from './FactorReset';
import { ROLE_OPTIONS } from './roleWords';
import styles from './Account.module.css';

/** Who may sign in. Nobody disables the own account: the shop would lock itself out. */
export function MemberList() {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const confirmed = useConfirmed();
  const self = useAppSelector((state) => state.session.staff?.id);
  const { data, error } = accountsApi.useMembersQuery();
  const [busy, setBusy] = useState(false);

  async function setDisabled(id: string, disabled: boolean) {
    setBusy(true);
    const result = await confirmed(() => staff.setMemberDisabled(id, disabled));
    setBusy(false);
    if (result.ok) return;
    const text = `The account was not changed. ${result.failure.message}`;
    dispatch(toastShown({ tone: 'error', text }));
  }

  async function setRole(id: string, role: Role) {
    setBusy(true);
    const result = await confirmed(() => staff.changeRole(id, role));
    setBusy(false);
    const text = result.ok
      ? `${result.value.name} is ${role} now.`
      : `The role was not changed. ${result.failure.message}`;
    dispatch(toastShown({ tone: result.ok ? 'success' : 'error', text }));
  }

  if (error && !data) return <Notice tone="warning">{failureOf(error).message}</Notice>;
  if (!data) {
    return (
      <Loading label="Loading the accounts">
        <Skeleton lines={3} />
      </Loading>
    );
  }
  return (
    <ul className={styles.list}>
      {data.map(({ id, name, email, role, disabled, hasSecondFactor }) => (
        <li key={id} className={styles.line}>
          <div>
            <p className={styles.name}>
              {name} {id === self && <Badge tone="accent">You</Badge>}
              {disabled && <Badge tone="danger">Disabled</Badge>}
              {hasSecondFactor && <Badge tone="success">Second factor</Badge>}
            </p>
            <p className={styles.muted}>{email}</p>
            <Field label={`Role of ${name}`} labelHidden>
              <SelectInput
                options={ROLE_OPTIONS}
                value={role}
                disabled={busy}
                onChange={({ target }) => void setRole(id, target.value as Role)}
              />
            </Field>
          </div>
          {id !== self && hasSecondFactor && <FactorReset id={id} name={name} />}
          {id !== self && (
            <Button
              variant="secondary"
              size="small"
              disabled={busy}
              onClick={() => void setDisabled(id, !disabled)}
            >
              {disabled ? 'Enable' : 'Disable'}
              <VisuallyHidden> the account of {name}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
