import { useLocation } from 'react-router-dom';
import type { Session } from '@mcs-repairs/shared/domain/types/staff';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { PlusIcon } from '@mcs-repairs/shared/ui/icons';
import { useMay } from '../staff/useRight';
import type { LiveState } from '../staff/useLiveChanges';
import { AdminNav } from './AdminNav';
import { LiveBadge } from './LiveBadge';
import { PersonMenu } from './PersonMenu';
import styles from './StaffBar.module.css';

type StaffBarProps = { staff: NonNullable<Session['staff']>; live: LiveState };

/** Keeps the page from moving when the session is known. */
export const StaffBarPlace = () => <div aria-hidden="true" className={styles.place} />;

/** What stays in sight: the sections, check-in, the state of live changes, and the member. */
export function StaffBar({ staff, live }: StaffBarProps) {
  const can = useShopCapabilities();
  const mayCheckIn = useMay('change-bookings') && can.signIn;
  const isCheckIn = useLocation().pathname === '/admin/intake';
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <AdminNav />
        <span className={styles.space} />
        {mayCheckIn && (
          <ButtonLink
            to="/admin/intake"
            size="small"
            icon={<PlusIcon />}
            aria-current={isCheckIn ? 'page' : undefined}
            className={styles.checkIn}
          >
            Check in
          </ButtonLink>
        )}
        <LiveBadge state={live} />
        <PersonMenu staff={staff} />
      </div>
    </div>
  );
}
