import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { UnsavedGuard } from '../form/unsaved';
import { SignInForm } from '../signIn/SignInForm';
import { ConfirmationProvider } from './ConfirmationProvider';
import { useLiveChanges } from '../staff/useLiveChanges';
import { useLacksSecondFactor, useMay, useRefusal, useRole } from '../staff/useRight';
import { useStaffSession } from '../staff/useStaffSession';
import { firstPageOf, rightOfPage, workplaceOf } from './adminPages';
import { StaffBar, StaffBarPlace } from './StaffBar';
import { StaffKeys } from './StaffKeys';
import { useRoomToWork } from './useRoomToWork';
import { Views } from './Views';
import styles from './AdminFrame.module.css';

type AdminFrameProps = {
  title: string;
  /**
   * The skeleton of the page. The server renders the skeleton, and the page shows it until the
   * browser has read the session.
   */
  skeleton: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every staff page, with the heading, the navigation and the access check. Without a
 * session, the frame does not render the content of the page.
 */
export function AdminFrame({ title, skeleton, children }: AdminFrameProps) {
  const { status, staff, failure, retry } = useStaffSession();
  const lacksFactor = useLacksSecondFactor();
  const hears = status === 'staff' && !lacksFactor;
  const live = useLiveChanges(hears ? (staff?.id ?? '') : null);
  const { pathname } = useLocation();
  const right = rightOfPage(pathname);
  const role = useRole();
  // After a sign-in on the page Today, a member goes to the page where their role works. A member
  // who was already signed in stays on Today.
  const [signsIn, setSignsIn] = useState(false);
  if (status === 'visitor' && !signsIn) setSignsIn(true);
  useRoomToWork(status);
  const isAllowed = useMay(right);
  const refusal = useRefusal(right);
  const isBarred = lacksFactor && right !== 'own-account';

  const workplace = workplaceOf(role);
  const leaves = status === 'staff' && signsIn && pathname === '/admin' && workplace !== pathname;
  return (
    <StaffKeys enabled={status === 'staff'}>
      <UnsavedGuard isSignedIn={status === 'staff'}>
        {staff ? <StaffBar staff={staff} live={live} /> : <StaffBarPlace />}
        <Container className={styles.frame}>
          <div className={styles.top}>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {status !== 'visitor' && <Views isExpected={!staff} />}
          </div>
          {status === 'staff' && isBarred && (
            <Notice
              tone="warning"
              title="Your account needs a second factor"
              action={<ButtonLink to="/admin/account/security">Set up second factor</ButtonLink>}
            >
              Set up a passkey on your device, or an authenticator app on your phone. It takes about
              a minute.
            </Notice>
          )}
          {leaves && <Navigate to={workplace} replace />}
          {status === 'staff' && !isBarred && isAllowed && !leaves && (
            <ConfirmationProvider>{children}</ConfirmationProvider>
          )}
          {status === 'staff' &&
            !isBarred &&
            !isAllowed &&
            (pathname === '/admin' ? (
              <Navigate to={firstPageOf(role)} replace />
            ) : (
              <Notice title="You do not have access to this page">{refusal}</Notice>
            ))}
          {status === 'visitor' && <SignInForm />}
          {leaves && <Loading label={`Loading ${title}`}>{skeleton}</Loading>}
          {status === 'unknown' &&
            (failure ? (
              <ErrorState
                title="The dashboard could not be opened"
                action={<Button onClick={retry}>Try again</Button>}
              >
                {failure.message} Nothing was changed.
              </ErrorState>
            ) : (
              <Loading label={`Loading ${title}`}>{skeleton}</Loading>
            ))}
        </Container>
      </UnsavedGuard>
    </StaffKeys>
  );
}
