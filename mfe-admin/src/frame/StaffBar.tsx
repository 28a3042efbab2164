import { signOut } from '@mcs-repairs/shared/domain/contract/session';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Session } from '@mcs-repairs/shared/domain/types/staff';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { LogOutIcon, UserIcon } from '@mcs-repairs/shared/ui/icons';
import type { LiveState } from '../staff/useLiveChanges';
import { useRole } from '../staff/useRight';
import { useForgetSession } from '../staff/useSignedOut';
import { useStaffAction } from '../staff/useStaffAction';
import { LiveBadge } from './LiveBadge';
import styles from './AdminFrame.module.css';

type StaffBarProps = { staff: NonNullable<Session['staff']>; live: LiveState };

/** The signed-in member, the state of live changes, and the sign-out button. */
export function StaffBar({ staff, live }: StaffBarProps) {
  const can = useShopCapabilities();
  const dispatch = useAppDispatch();
  const forget = useForgetSession();
  const role = useRole();
  const { act, working } = useStaffAction();

  async function leave() {
    const result = await act(({ call }) => call(signOut, {}));
    if (result.ok) forget();
    else if (result.failure.code !== 'signed-out')
      dispatch(toastShown({ tone: 'error', text: `Not signed out. ${result.failure.message}` }));
  }

  return (
    <div className={styles.staff}>
      <LiveBadge state={live} />
      <span className={styles.person}>
        <UserIcon size={16} />
        {staff.name}
        {can.signIn && <Badge>{role}</Badge>}
      </span>
      {can.signIn && (
        <Button
          variant="quiet"
          size="small"
          icon={<LogOutIcon />}
          loading={working}
          onClick={() => void leave()}
        >
          Sign out
        </Button>
      )}
    </div>
  );
}
