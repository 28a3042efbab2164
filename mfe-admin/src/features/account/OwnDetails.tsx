import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Part } from '../../frame/Part';
import { useStaffKeys } from '../../frame/StaffKeys';
import { useRole } from '../../staff/useRight';
import { NoAccounts } from '../../frame/NoAccounts';
import styles from './Account.module.css';

/** Shows the member's name, email address and role, and the shortcut switch of this browser. */
export function OwnDetails() {
  const can = useShopCapabilities();
  const staff = useAppSelector(({ session }) => session.staff);
  const role = useRole();
  const keys = useStaffKeys();
  if (!can.signIn || !staff) return <NoAccounts />;
  return (
    <div className={styles.parts}>
      <Part id="me" title="My details">
        <dl className={styles.facts}>
          <dt>Name</dt>
          <dd>{staff.name}</dd>
          <dt>Email</dt>
          <dd>{staff.email}</dd>
          <dt>Role</dt>
          <dd>{role}</dd>
        </dl>
        <p className={styles.muted}>An owner can change the role of other members.</p>
      </Part>
      <Part id="keys" title="Keyboard">
        <Checkbox
          label="Use keyboard shortcuts"
          checked={keys.on}
          onChange={({ target }) => keys.switchOn(target.checked)}
        />
        <p className={styles.muted}>Press ? on any staff page to see all shortcuts.</p>
      </Part>
    </div>
  );
}
