import type { ReactNode } from 'react';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Part } from '../../frame/Part';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';
import styles from './Account.module.css';

/** The member's own password, second factor, sessions and alerts. */
export function AccountSettings({
  secondFactor,
  alerts,
}: {
  secondFactor: ReactNode;
  alerts: ReactNode;
}) {
  const can = useShopCapabilities();
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
