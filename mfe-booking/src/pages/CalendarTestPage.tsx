import type { PageHead } from '@mcs-repairs/shared/platform/contract/page';
import { CONFIRMATION_DEFAULTS } from '@mcs-repairs/shared/domain/catalogue/confirmation';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { AppointmentScheduler } from '../features/appointment/AppointmentScheduler';
import { QuickContact } from '../QuickContact';
import styles from './CalendarTestPage.module.css';

const DEVICE = { device: 'iphone', deviceModel: CONFIRMATION_DEFAULTS.device } as const;
const SERVICE = { issue: 'screen', repairIssue: CONFIRMATION_DEFAULTS.service } as const;

/**
 * Shows the scheduler alone. It uses the visitor's choice on other pages, or the documented
 * defaults.
 */
export function Component() {
  const device = useAppSelector((state) => state.repairFlow.selectedDevice) ?? DEVICE;
  const service = useAppSelector((state) => state.repairFlow.selectedService) ?? SERVICE;
  return (
    <>
      <PageHeader
        width="narrow"
        title="Calendar"
        lead="Find a free day and time at our repair desk. Appointments run Monday to Friday, 9:00 AM to 5:30 PM Nepal time; walk-ins are welcome on Sundays."
      />
      <Container width="narrow" className={styles.body}>
        <Card padding="medium" look="raised">
          <AppointmentScheduler {...device} {...service} />
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
