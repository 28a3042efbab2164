import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { TrackRepair } from '../features/privateLink/TrackRepair';
import styles from './MyBookingPage.module.css';

export function Component() {
  const { phone } = useShopProfile();
  return (
    <>
      <PageHeader
        width="narrow"
        title="Track your repair"
        lead="See the status of your repair, reschedule it or cancel it. We send your private link, or a code, to the email address that you booked with."
        className={styles.header}
      />
      <Container width="narrow" className={styles.body}>
        <Card padding="large" look="raised">
          <TrackRepair />
        </Card>
        <p className={styles.quiet}>
          No email after a few minutes? Call us at <a href={callHref(phone)}>{phone}</a>.
        </p>
      </Container>
    </>
  );
}

export const head = (): PageHead => ({
  title: 'Track your repair',
  description:
    'See the status of your repair by order or ticket number and phone number, or all your repairs by phone.',
  noIndex: true,
});
