import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { NoAccounts } from '../../frame/NoAccounts';
import { Part } from '../../frame/Part';
import { AccountRules } from './AccountRules';
import { AddMemberForm } from './AddMemberForm';
import { MemberList } from './MemberList';
import { RightsTable } from './RightsTable';
import styles from './Members.module.css';

/** Shows the members of staff, the invitation form, and what each role may do. */
export function StaffAccounts() {
  const can = useShopCapabilities();
  if (!can.signIn) return <NoAccounts />;
  return (
    <div className={styles.parts}>
      <div className={styles.column}>
        <Part id="members" title="Staff accounts">
          <MemberList />
        </Part>
        <Part id="add-member" title="Invite a colleague">
          <AddMemberForm />
        </Part>
      </div>
      <div className={styles.column}>
        <Part id="rights" title="What each role may do">
          <RightsTable />
          <p className={styles.muted}>
            These rights are fixed. Give each colleague the role that fits.
          </p>
        </Part>
        <Part id="rules" title="Sign-in rules by role">
          <AccountRules />
        </Part>
      </div>
    </div>
  );
}
