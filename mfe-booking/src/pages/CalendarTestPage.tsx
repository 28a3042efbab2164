import type { PageHead } from 'shared/platform/contract/page';
import { CONFIRMATION_DEFAULTS } from 'shared/domain/catalogue/confirmation';
import { Card } from 'shared/ui/Card';
import { Container } from 'shared/ui/Container';
import { PageHeader } from 'shared/ui/PageHeader';
import { AppointmentScheduler } from '../features/appointment/AppointmentScheduler';
import { QuickContact } from '../QuickContact';
import styles from './CalendarTestPage.module.css';

/** The scheduler alone. */
export function Component() {
  return (
    <>
      <PageHeader
        width="narrow"
        title="Calendar"
        lead="Find a free day and time at our repair desk. Appointments run Monday to Friday, 9:00 AM to 5:30 PM Nepal time; walk-ins are welcome on Sundays."
      />
      <Container width="narrow" className={styles.body}>
        <Card padding="medium" look="raised">
          <AppointmentScheduler
            device="iphone"
            issue="screen"
            deviceModel={CONFIRMATION_DEFAULTS.device}
            repairIssue={CONFIRMATION_DEFAULTS.service}
          />
        </Card>
      </Container>
      <QuickContact message="Hello, I would like an appointment." />
    </>
  );
}

export const head = (): PageHead => ({
  title: 'Calendar',
  description: 'Free days and times for a repair appointment in Kathmandu.',
  noIndex: true,
});
