import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { nepalInstant, shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { nextStep } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { ListedRide } from '@mcs-repairs/shared/domain/types/pickup';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { lateDialog } from '../../form/lateDialog';
import { PlaceLines } from '../../format/PlaceLines';
import { STEP_LABELS, WHEREABOUTS_WORDS } from '../../format/rideWords';
import styles from './Pickups.module.css';

const StepDialog = lateDialog(async () => {
  const { StepDialog } = await import(/* webpackChunkName: "pickup-step" */ './StepDialog');
  return StepDialog;
});

/** Shows one device to the rider: address, customer, due time and the next step. */
export function RideCard({ ride, today }: { ride: ListedRide; today: ShopDate }) {
  const { booking, place, whereabouts, steps } = ride;
  const { pickupDate = '', pickupFrom, pickupTo } = booking;
  const [doing, setDoing] = useState<'next' | 'failed' | null>(null);
  const next = nextStep(booking, whereabouts);
  const phone = place?.contactPhone || booking.customerPhone;
  const last = steps.at(0);
  const isReturn = next === 'returned';
  const isLate = whereabouts === 'planned' && pickupDate < today;
  return (
    <article aria-label={`${booking.customerName}, ${booking.deviceModel}`} className={styles.card}>
      <p className={styles.when}>
        {isReturn ? 'Return to customer' : `${shortDay(pickupDate)}, ${pickupFrom} to ${pickupTo}`}
        {isLate && <Badge tone="danger">Late</Badge>}
        <Badge tone="outline">{WHEREABOUTS_WORDS[whereabouts]}</Badge>
      </p>
      <p>
        <Link to={`/admin/bookings/${encodeURIComponent(booking.reference)}`}>
          {booking.customerName}
        </Link>
        <span className={styles.muted}> {booking.deviceModel}</span>
      </p>
      <PlaceLines place={place} city={booking.city} />
      {last?.step === 'failed' && (
        <p className={styles.failed}>
          {nepalInstant(last.at)}: {last.reason}
        </p>
      )}
      <div className={styles.actions}>
        <a href={callHref(phone)} className={styles.call}>
          <PhoneIcon size={18} /> {place?.contactName || 'Call'}
          <span className={styles.printed}>{phone}</span>
        </a>
        {next && (
          <Button size="large" onClick={() => setDoing('next')}>
            {STEP_LABELS[next]}
          </Button>
        )}
        <Button size="large" variant="secondary" onClick={() => setDoing('failed')}>
          {STEP_LABELS.failed}
        </Button>
      </div>
      {doing && next && (
        <StepDialog
          booking={booking}
          step={doing === 'next' ? next : 'failed'}
          onClose={() => setDoing(null)}
        />
      )}
    </article>
  );
}
