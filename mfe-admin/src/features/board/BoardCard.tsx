import { useDraggable } from '@dnd-kit/core';
import { Link } from 'react-router-dom';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { arrivalDay, arrivalText } from '@mcs-repairs/shared/domain/rules/arrival';
import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { isDone, isLate } from './columns';
import styles from './Board.module.css';

type BoardCardProps = {
  booking: Booking;
  column: string;
  today: ShopDate;
  technician?: string;
  /** Called when the member wants to choose a column from a list. */
  onMove: () => void;
};

/**
 * Shows one device. With a mouse or a finger, staff drag the whole card. With the keyboard, they
 * move the card by its handle. A press on the handle opens the list of columns.
 */
export function BoardCard({ booking, column, today, technician, onMove }: BoardCardProps) {
  const { id, reference, customerName, deviceModel, repairService } = booking;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    data: { column, name: `${deviceModel} of ${customerName}` },
    disabled: booking.collectedAt !== undefined,
  });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={styles.card}
      data-dragged={isDragging || undefined}
    >
      <div className={styles.line}>
        <Link to={`/admin/bookings/${reference}`} className={styles.device} draggable={false}>
          <span className={styles.model} title={deviceModel}>
            {deviceModel}
          </span>
        </Link>
        {!booking.collectedAt && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            aria-haspopup="dialog"
            onClick={onMove}
            // Space picks up the card. Without this line, Space would also press the button.
            onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
            aria-label={`Move ${deviceModel} of ${customerName}, ${reference}`}
            className={styles.handle}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
      </div>
      <p className={styles.second}>
        {customerName} <span>{reference}</span>
      </p>
      <p className={styles.fault} title={repairService}>
        {repairService}
      </p>
      <Arrival booking={booking} today={today} />
      <p className={styles.marks}>
        <Promise booking={booking} today={today} />
        {booking.shelf && <span>Shelf {booking.shelf}</span>}
        {technician && <Badge tone="outline">{technician}</Badge>}
        {booking.claimOf && <Badge tone="accent">Warranty claim</Badge>}
        {booking.labels?.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </p>
    </li>
  );
}

/**
 * Shows the time at which a walk-in arrived. If the customer came on an earlier day, it shows the
 * day.
 */
function Arrival({ booking, today }: { booking: Booking; today: ShopDate }) {
  const day = arrivalDay(booking);
  if (!day) return null;
  return (
    <p className={styles.second}>
      {day === today ? arrivalText(booking) : `Received ${shortDay(day)}`}
    </p>
  );
}

function Promise({ booking, today }: { booking: Booking; today: ShopDate }) {
  const { promisedDate } = booking;
  if (!promisedDate || isDone(booking)) return null;
  if (isLate(booking, today)) {
    return <Badge className={styles.late}>Late: {shortDay(promisedDate)}</Badge>;
  }
  return promisedDate === today ? (
    <Badge tone="warm">Due today</Badge>
  ) : (
    <span>Due {shortDay(promisedDate)}</span>
  );
}
