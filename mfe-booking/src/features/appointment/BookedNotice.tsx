import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { HeldNotice, HowToKeep } from '../../HeldNotice';
import { isMailed } from '../../oneContact';
import styles from './AppointmentScheduler.module.css';

type BookedNoticeProps = { receipt: BookingReceipt; onAnother: () => void };

/** Replaces the scheduler after a booking, on pages where the visitor stays after booking. */
export function BookedNotice({ receipt, onAnother }: BookedNoticeProps) {
  const profile = useShopProfile();
  return (
    <div className={styles.scheduler}>
      <Notice
        tone="success"
        live
        title={`You are booked. Your order number is ${receipt.reference}`}
      >
        {receipt.device}, {receipt.service}: {formatLongDate(receipt.appointmentDate)} at{' '}
        {receipt.appointmentTime} Nepal time.
        {isMailed(profile, receipt.customerEmail)
          ? " You'll receive a confirmation email soon."
          : ' Your confirmation contains the link to your booking. Please save it.'}
      </Notice>
      {receipt.heldUntil && (
        <HeldNotice heldUntil={receipt.heldUntil}>
          <HowToKeep customerEmail={receipt.customerEmail} />
        </HeldNotice>
      )}
      <ButtonLink to={SECRET_PATHS.confirmation(receipt.token)} state={{ receipt }} full>
        Show my confirmation
      </ButtonLink>
      <Button variant="quiet" full onClick={onAnother}>
        Book another repair
      </Button>
    </div>
  );
}
