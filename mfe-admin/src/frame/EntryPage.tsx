import type { ReactNode } from 'react';
import { useHydrated, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './EntryPage.module.css';

/**
 * A page that works before sign-in. It renders in the browser only, because browsers do not send
 * the token in the link to the server.
 */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  const hydrated = useHydrated();
  const can = useShopCapabilities();
  return (
    <Container width="narrow" className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {!hydrated && (
        <Loading label="Loading the form">
          <Skeleton shape="block" className={styles.bone} />
        </Loading>
      )}
      {hydrated && !can.signIn && (
        <Notice title="This site needs no account" action={<OpenDashboard />}>
          This site stores everything in your browser.
        </Notice>
      )}
      {hydrated && can.signIn && children}
    </Container>
  );
}

export function OpenDashboard() {
  return <ButtonLink to="/admin/bookings">Open dashboard</ButtonLink>;
}
