import type { ReactNode } from 'react';
import { Button } from 'shared/ui/Button';
import { Container } from 'shared/ui/Container';
import { ErrorState } from 'shared/ui/ErrorState';
import { Loading } from 'shared/ui/Loading';
import { SignInForm } from '../signIn/SignInForm';
import { useLiveChanges } from '../staff/useLiveChanges';
import { useStaffSession } from '../staff/useStaffSession';
import { AdminNav } from './AdminNav';
import { StaffBar } from './StaffBar';
import styles from './AdminFrame.module.css';

type AdminFrameProps = {
  title: string;
  /** The outline of the page: what the server renders, and what stands while the session is asked for. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** Around every staff page: its heading, the bar of pages, and the gate. Without sign-in nothing of the page is rendered. */
export function AdminFrame({ title, skeleton, children }: AdminFrameProps) {
  const { status, staff, failure, retry } = useStaffSession();
  const live = useLiveChanges(status === 'staff');

  return (
    <Container className={styles.frame}>
      <AdminNav />
      <div className={styles.top}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {staff && <StaffBar staff={staff} live={live} />}
      </div>
      {status === 'staff' && children}
      {status === 'visitor' && <SignInForm />}
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
  );
}
