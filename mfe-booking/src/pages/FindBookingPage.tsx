import { callHref } from 'shared/domain/rules/contactLinks';
import type { PageHead } from 'shared/platform/contract/page';
import { useShopProfile } from 'shared/platform/site';
import { Card } from 'shared/ui/Card';
import { Container } from 'shared/ui/Container';
import { PageHeader } from 'shared/ui/PageHeader';
import { LookUpForm } from '../features/privateLink/LookUpForm';
import styles from './MyBookingPage.module.css';

export function Component() {
  const { phone } = useShopProfile();
  return (
    <>
      <PageHeader
        width="narrow"
        title="Find my booking"
        lead="Lost your confirmation? We send your private link to the e-mail address that you booked with."
        className={styles.header}
      />
      <Container width="narrow" className={styles.body}>
        <Card padding="large" look="raised">
          <LookUpForm />
        </Card>
        <p className={styles.quiet}>
          No e-mail after some minutes? Call us at <a href={callHref(phone)}>{phone}</a>.
        </p>
      </Container>
    </>
  );
}

export const head = (): PageHead => ({
  title: 'Find my booking',
  description: 'Get the private link to your repair booking by order number and phone number.',
  noIndex: true,
});
