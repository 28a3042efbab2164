import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { BookingPage, RelatedVisit } from '@mcs-repairs/shared/domain/types/repair';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import { RepairForm } from './RepairForm';
import { EditDetailsForm } from './EditDetailsForm';
import { Notes } from './Notes';
import { UndoNotice } from '../../staff/UndoNotice';
import { PickupPart } from './PickupPart';
import { StaffPhotos } from './StaffPhotos';
import { StageControl } from './StageControl';
import { VisitActions } from './VisitActions';
import { VisitPart } from './VisitPart';
import styles from './BookingParts.module.css';

type BookingPartsProps = {
  page: BookingPage;
  /** The stored facts of the booking. */
  facts: ReactNode;
  /** The history of changes. */
  history: ReactNode;
  /** Shown below the actions: other agreements with the customer. */
  children?: ReactNode;
};

/** One booking with all actions that staff may take. */
export function BookingParts({ page, facts, history, children }: BookingPartsProps) {
  const { booking, notes, technicians, undoUntil } = page;
  const [correcting, setCorrecting] = useState(false);
  const can = useShopCapabilities();
  return (
    <div className={styles.desk}>
      <div className={styles.main}>
        <div className={styles.top}>
          <h2 className={styles.name}>{booking.customerName}</h2>
          <StatusBadge status={booking.status} />
          {booking.stage && <Badge tone="outline">{stageLabel(booking.stage)}</Badge>}
          {booking.noShowAt && <Badge>No-show</Badge>}
          {booking.spamAt && <Badge tone="danger">Spam</Badge>}
        </div>
        {undoUntil && <UndoNotice key={booking.version} booking={booking} until={undoUntil} />}
        {can.bench && (
          <VisitActions key={booking.id} booking={booking} place={page.ride?.place ?? null} />
        )}
        {children}
        <section aria-label="Booking" className={styles.card}>
          {correcting ? (
            <EditDetailsForm booking={booking} onClose={() => setCorrecting(false)} />
          ) : (
            <>
              {facts}
              <Warranty page={page} />
              {can.bench && (
                <div className={styles.actions}>
                  <Button variant="secondary" size="small" onClick={() => setCorrecting(true)}>
                    Edit details
                  </Button>
                </div>
              )}
            </>
          )}
        </section>
        <PickupPart page={page} />
        <div className={styles.card}>{history}</div>
      </div>
      {can.bench && (
        <div className={styles.side}>
          <section aria-label="Repair" className={styles.card}>
            <h2 className={styles.heading}>Repair</h2>
            <StageControl booking={booking} />
            <RepairForm key={booking.id} booking={booking} technicians={technicians} />
          </section>
          <VisitPart page={page} />
          <StaffPhotos bookingId={booking.id} photos={page.photos ?? []} />
          <Notes bookingId={booking.id} notes={notes} />
        </div>
      )}
    </div>
  );
}

function Warranty({ page: { booking, original, claims } }: { page: BookingPage }) {
  const { warrantyUntil } = booking;
  if (!warrantyUntil && !original && claims.length === 0) return null;
  return (
    <div className={styles.second}>
      {warrantyUntil && <p>Covered until {formatLongDate(warrantyUntil)}.</p>}
      {original && (
        <p>
          Warranty claim for <VisitLink visit={original} />.
        </p>
      )}
      {claims.map((visit) => (
        <p key={visit.id}>
          Warranty claim: <VisitLink visit={visit} />
        </p>
      ))}
    </div>
  );
}

const VisitLink = ({ visit: { reference } }: { visit: RelatedVisit }) => (
  <Link to={`/admin/bookings/${reference}`}>{reference}</Link>
);
