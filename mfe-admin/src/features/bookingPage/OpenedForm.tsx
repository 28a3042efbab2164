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

/** Shows the form of the step that somebody chose. */
export function OpenedForm({
  page: { booking, ride },
  form,
}: {
  page: BookingPage;
  form: OpenForm;
}) {
  const { place, press, close } = form;
  const part = useFocusFirst<HTMLDivElement>(press);
  const today = toShopDate(useNow());
  const props = { booking, today, onClose: close };
  if (place === null) return null;
  return (
    <div ref={part} className={styles.opened}>
      {place === 'appointment' && <RescheduleForm {...props} />}
      {place === 'pickup' && <PickupForm {...props} place={ride?.place ?? null} />}
      {place === 'claim' && <ClaimForm {...props} />}
      {place === 'details' && <EditDetailsForm booking={booking} onClose={close} />}
    </div>
  );
}
