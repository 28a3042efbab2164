import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { useFocusFirst } from '../../form/useFocusFirst';
import type { OpenForm } from '../../form/useOpenForm';
import { ClaimForm } from './ClaimForm';
import { EditDetailsForm } from './EditDetailsForm';
import { PickupForm } from './PickupForm';
import { RescheduleForm } from './RescheduleForm';
import styles from './BookingParts.module.css';

type OpenedFormProps = { page: BookingPage; form: OpenForm; onClose: () => void };

/** Shows the form of the step that the member chose. */
export function OpenedForm({ page: { booking, ride }, form, onClose }: OpenedFormProps) {
  const { place, press } = form;
  const part = useFocusFirst<HTMLDivElement>(press);
  const today = toShopDate(useNow());
  const props = { booking, today, onClose };
  return (
    <div ref={part} className={styles.opened}>
      {place === 'appointment' && <RescheduleForm {...props} />}
      {place === 'pickup' && <PickupForm {...props} place={ride?.place ?? null} />}
      {place === 'claim' && <ClaimForm {...props} />}
      {place === 'details' && <EditDetailsForm booking={booking} onClose={onClose} />}
    </div>
  );
}
