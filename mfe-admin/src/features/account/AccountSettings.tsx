import type { ReactNode } from 'react';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useLacksSecondFactor, useMay } from '../../staff/useRight';
import { AccountRules } from './AccountRules';
import { AddMemberForm } from './AddMemberForm';
import { MemberList } from './MemberList';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';
import styles from './Account.module.css';

/**
 * The member's own password and sessions, and the list of members. Members who still lack a
 * required second factor see their own account only.
 */
export function AccountSettings({
  secondFactor,
  alerts,
}: {
  secondFactor: ReactNode;
  alerts: ReactNode;
}) {
  const can = useShopCapabilities();
  const isBarred = useLacksSecondFactor();
  const isManager = useMay('manage-staff') && !isBarred;
  if (!can.signIn) {
    return (
      <Notice title="This site has no accounts">
        This site stores everything in your browser. Anyone who uses this browser can open the
        dashboard.
      </Notice>
    );
  }
  return (
    <div className={styles.parts}>
      <div className={styles.column}>
        <Part id="password" title="Password">
          <PasswordForm />
        </Part>
        <Part id="second-factor" title="Second factor">
          {secondFactor}
        </Part>
        {isManager && (
          <>
            <Part id="members" title="Staff accounts">
              <MemberList />
            </Part>
            <Part id="add-member" title="Invite a colleague">
              <AddMemberForm />
            </Part>
            <Part id="rules" title="Sign-in rules by role">
              <AccountRules />
            </Part>
          </>
        )}
      </div>
      <div className={styles.column}>
        <Part id="sessions" title="Sessions">
          <SessionList />
        </Part>
        {alerts && (
          <Part id="alerts" title="Alerts">
            {alerts}
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
