import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { nepalInstant, shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { nextStep } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { ListedPickup } from '@mcs-repairs/shared/domain/types/pickup';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { lateDialog } from '../../form/lateDialog';
import { MapLink, PlaceLines } from '../../format/PlaceLines';
import { STEP_BUTTONS, WHEREABOUTS_WORDS } from '../../format/pickupWords';
import { useMay } from '../../staff/useRight';
import styles from './Pickups.module.css';

const StepDialog = lateDialog(async () => {
  const { StepDialog } = await import(/* webpackChunkName: "pickup-step" */ './StepDialog');
  return StepDialog;
});

type PickupCardProps = { ride: ListedPickup; today: ShopDate; isNextStop: boolean };

/** Shows one device to the rider: when it is due, the customer, the address and the next step. */
export function PickupCard({ ride, today, isNextStop }: PickupCardProps) {
  const { booking, place, whereabouts, steps } = ride;
  const { pickupDate = '', pickupFrom, pickupTo, customerName, deviceModel } = booking;
  const [doing, setDoing] = useState<'next' | 'failed' | null>(null);
  const hasPage = useMay('read-bookings');
  const next = nextStep(booking, whereabouts);
  const phone = place?.contactPhone || booking.customerPhone;
  const contact = place?.contactName || customerName;
  const last = steps.at(0);
  const day = pickupDate === today ? 'Today' : shortDay(pickupDate);
  const isReturn = next === 'returned';
  const isLate = whereabouts === 'planned' && pickupDate < today;
  return (
    <article
      aria-label={`${customerName}, ${deviceModel}`}
      className={styles.card}
      data-next={isNextStop || undefined}
    >
      <p className={styles.badges}>
        {isNextStop && <Badge tone="accent">Next stop</Badge>}
        {isLate && <Badge tone="danger">Late</Badge>}
        <Badge tone="outline">{WHEREABOUTS_WORDS[whereabouts]}</Badge>
      </p>
      <p className={styles.when}>
        {isReturn ? 'Return to customer' : `${day}, ${pickupFrom} to ${pickupTo}`}
      </p>
      <p>
        {hasPage ? (
          <Link to={`/admin/bookings/${encodeURIComponent(booking.reference)}`}>
            {customerName}
          </Link>
        ) : (
          <strong>{customerName}</strong>
        )}
        <span className={styles.muted}>
          {' '}
          {deviceModel}, {booking.reference}
        </span>
      </p>
      <PlaceLines place={place} city={booking.city} />
      <p className={styles.muted}>{contact === customerName ? phone : `${contact}, ${phone}`}</p>
      {last?.step === 'failed' && (
        <p className={styles.failed}>
          {nepalInstant(last.at)}: {last.reason}
        </p>
      )}
      <div className={styles.actions}>
        <ButtonAnchor
          href={callHref(phone)}
          variant="secondary"
          size="large"
          icon={<PhoneIcon size={18} />}
        >
          Call customer<VisuallyHidden> {contact}</VisuallyHidden>
        </ButtonAnchor>
        <MapLink place={place} city={booking.city} />
        {next && (
          <Button size="large" className={styles.next} onClick={() => setDoing('next')}>
            {STEP_BUTTONS[next]}
          </Button>
        )}
        <Button
          size="large"
          variant="quiet"
          className={styles.next}
          onClick={() => setDoing('failed')}
        >
          {STEP_BUTTONS.failed}
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
