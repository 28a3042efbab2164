import { NavLink } from 'react-router-dom';
import { signOut } from '@mcs-repairs/shared/domain/contract/session';
import type { Session } from '@mcs-repairs/shared/domain/types/staff';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ChevronDownIcon, LogOutIcon, UserIcon } from '@mcs-repairs/shared/ui/icons';
import { leftChoices, leftTexts, useUnsavedGuard } from '../form/unsaved';
import { useRole } from '../staff/useRight';
import { useForgetSession } from '../staff/useSignedOut';
import { useStaffAction } from '../staff/useStaffAction';
import { FoldingMenu } from './FoldingMenu';
import styles from './StaffBar.module.css';

/** The menu of the signed-in member, with a link to their account and a sign-out button. */
export function PersonMenu({ staff }: { staff: NonNullable<Session['staff']> }) {
  const can = useShopCapabilities();
  const dispatch = useAppDispatch();
  const forget = useForgetSession();
  const role = useRole();
  const { act, working } = useStaffAction();
  const guard = useUnsavedGuard();

  async function leave() {
    const result = await act(async ({ call }) => {
      const answer = await call(signOut, {});
      if (answer.ok || answer.failure.code === 'signed-out') {
        guard?.forms.clear();
        leftTexts.clear();
        leftChoices.clear();
      }
      return answer;
    });
    if (result.ok) forget();
    else if (result.failure.code !== 'signed-out')
      dispatch(
        toastShown({
          tone: 'error',
          text: `You may still be signed in. ${result.failure.message}`,
        }),
      );
  }

  if (!can.signIn) return <span className={styles.person}>{staff.name}</span>;
  return (
    <FoldingMenu
      summary={
        <summary className={styles.person} aria-label={`${staff.name}, ${role}`}>
          <UserIcon size={20} />
          <span className={styles.name}>{staff.name}</span>
          <ChevronDownIcon size={16} className={styles.name} />
        </summary>
      }
    >
      <p className={styles.role}>
        {staff.name}, {role}
      </p>
      <NavLink viewTransition={false} to="/admin/account">
        <UserIcon /> Account
      </NavLink>
      <Button
        variant="quiet"
        size="small"
        icon={<LogOutIcon />}
        loading={working}
        onClick={() => (guard?.hasText() ? guard.ask(() => void leave()) : void leave())}
      >
        Sign out
      </Button>
    </FoldingMenu>
  );
}
