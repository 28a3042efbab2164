import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated, useSiteConfig } from 'shared/site';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Container } from 'shared/ui/Container';
import { Loading } from 'shared/ui/Loading';
import { Notice } from 'shared/ui/Notice';
import { Skeleton } from 'shared/ui/Skeleton';
import { SetUpForm } from '../features/setUp/SetUpForm';
import { staffHead } from '../frame/staffHead';
import styles from './SetupPage.module.css';

export const head = staffHead('Set up the staff area');

/** The server's HTML knows nothing of the token: what depends on it comes in the browser. */
export function Component() {
  const hydrated = useHydrated();
  return (
    <Container width="narrow" className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        Set up the staff area
      </h1>
      {hydrated ? (
        <SetUp />
      ) : (
        <Loading label="Loading the form">
          <Skeleton shape="block" className={styles.bone} />
        </Loading>
      )}
    </Container>
  );
}

function SetUp() {
  const [params] = useSearchParams();
  const [token] = useState(() => params.get('token') ?? '');
  const { mode } = useSiteConfig();
  const navigate = useNavigate();
  const open = <ButtonLink to="/admin/bookings">Open the dashboard</ButtonLink>;

  if (mode === 'browser') {
    return (
      <Notice title="No account is needed here" action={open}>
        This site keeps everything in your browser.
      </Notice>
    );
  }
  if (token === '') {
    return (
      <Notice tone="warning" title="The set-up link is incomplete" action={open}>
        The server prints the whole link when it starts for the first time. It works once.
      </Notice>
    );
  }
  return (
    <SetUpForm token={token} onDone={() => void navigate('/admin/bookings', { replace: true })} />
  );
}
