import { useEffect, useRef, useState } from 'react';
import { statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { BulkPreview, BulkTarget } from '@mcs-repairs/shared/domain/types/bulkAction';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { nepalInstant, shortDate } from '@mcs-repairs/shared/domain/rules/nepalTime';
import styles from './BulkAction.module.css';

/**
 * The number of rows that the list shows at first, and that each press of "Show more bookings"
 * adds.
 */
const STEP = 50;

type BulkTargetsProps = {
  preview: BulkPreview;
  spared: ReadonlySet<string>;
  onSpare: (id: string, isSpared: boolean) => void;
};

/** Lists every booking that a bulk action would change. Staff untick the bookings that are real. */
export function BulkTargets({ preview, spared, onSpare }: BulkTargetsProps) {
  const [shown, setShown] = useState(STEP);
  const { bookings, total, kept } = preview;
  const section = useRef<HTMLElement>(null);
  // In newer browsers this call returns a promise. React would treat a returned promise as the
  // cleanup of the effect, so `void` discards it.
  useEffect(() => void section.current?.scrollIntoView({ block: 'start' }), [preview]);
  return (
    <section ref={section} aria-label="Selected bookings" className={styles.found}>
      <p role="status" className={styles.sum}>
        {sumOf(bookings.length, total)}
        {kept > 0 && ` ${kept} in repair or completed will not be changed.`}
      </p>
      {bookings.length > 0 && (
        <>
          <p className={styles.muted}>Clear the checkbox of each booking that must stay.</p>
          <ul className={styles.targets}>
            {bookings.slice(0, shown).map((booking) => (
              <li key={booking.id}>
                <Checkbox
                  label={`${booking.customerName}, ${booking.reference}`}
                  hint={<Facts booking={booking} />}
                  checked={!spared.has(booking.id)}
                  onChange={({ target }) => onSpare(booking.id, !target.checked)}
                />
              </li>
            ))}
          </ul>
          {shown < bookings.length && (
            <Button variant="quiet" size="small" onClick={() => setShown(shown + STEP)}>
              Show more bookings ({shown} of {bookings.length} shown)
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Facts({ booking }: { booking: BulkTarget }) {
  const { customerPhone, customerEmail, deviceModel, status, createdAt } = booking;
  const { appointmentDate, appointmentTime } = booking;
  const day = appointmentDate
    ? `${shortDate(appointmentDate)}, ${appointmentTime}`
    : 'no appointment';
  return (
    <>
      {[customerPhone, customerEmail].filter(Boolean).join(', ')}
      <br />
      {deviceModel}, {day}, {statusText(status)}, created {nepalInstant(createdAt)}
    </>
  );
}

function sumOf(named: number, total: number): string {
  if (total === 0) return 'No booking matches.';
  if (total === 1) return '1 booking matches.';
  return named < total
    ? `${total} bookings match. The newest ${named} are changed first. Repeat the action for the rest.`
    : `${total} bookings match.`;
}
