import { useLocation } from 'react-router-dom';
import type { Session } from '@mcs-repairs/shared/domain/types/staff';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { PlusIcon, SearchIcon } from '@mcs-repairs/shared/ui/icons';
import type { LiveState } from '../staff/useLiveChanges';
import { AdminNav } from './AdminNav';
import { LiveBadge } from './LiveBadge';
import { PersonMenu } from './PersonMenu';
import { useStaffKeys } from './StaffKeys';
import styles from './StaffBar.module.css';

type StaffBarProps = { staff: NonNullable<Session['staff']>; live: LiveState };

/**
 * Reserves the space of the bar until the browser has read the session. So the page does not move
 * when the bar appears.
 */
export const StaffBarPlace = () => <div aria-hidden="true" className={styles.place} />;

/**
 * The bar at the top of every staff page. It stays visible during scrolling. It shows the sections,
 * a check-in button, the state of live changes, and the member.
 */
export function StaffBar({ staff, live }: StaffBarProps) {
  const { pathname } = useLocation();
  const keys = useStaffKeys();
  // On the list of bookings, the slash key focuses the list's own search field instead.
  const bySlash = keys.on && pathname !== '/admin/bookings';
  const checksIn = pathname === '/admin/intake';
  const hasPrimary = checksIn || pathname.startsWith('/admin/bookings/');
  const searchKey = bySlash ? '/' : 'Ctrl K';
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <AdminNav />
        {keys.maySearch ? (
          <button
            type="button"
            className={styles.search}
            aria-haspopup="dialog"
            aria-keyshortcuts={bySlash ? '/ Control+K' : 'Control+K'}
            title={`Search bookings, customers, requests and pages (${searchKey})`}
            onClick={keys.search}
          >
            <SearchIcon />
            <span className={styles.searchLabel}>Search</span>
            {keys.on && <kbd className={styles.key}>{searchKey}</kbd>}
          </button>
        ) : (
          <span className={styles.space} />
        )}
        {keys.mayCheckIn && (
          <ButtonLink
            to="/admin/intake"
            size="small"
            // These pages have a primary button of their own.
            variant={hasPrimary ? 'secondary' : 'primary'}
            icon={<PlusIcon />}
            aria-current={checksIn ? 'page' : undefined}
            aria-keyshortcuts={keys.on ? 'n' : undefined}
            title={keys.on ? 'Check in device (N)' : undefined}
            className={styles.checkIn}
          >
            Check in device
          </ButtonLink>
        )}
        <LiveBadge state={live} />
        <PersonMenu staff={staff} />
      </div>
    </div>
  );
}
