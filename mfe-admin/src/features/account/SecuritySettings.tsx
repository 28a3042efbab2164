import type { ReactNode } from 'react';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Part } from '../../frame/Part';
import { NoAccounts } from '../../frame/NoAccounts';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';
import styles from './Account.module.css';

export function SecuritySettings({ secondFactor }: { secondFactor: ReactNode }) {
  const can = useShopCapabilities();
  if (!can.signIn) return <NoAccounts />;
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
      </div>
    </div>
  );
}
