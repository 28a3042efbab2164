import { useEffect, useRef, useState } from 'react';
import { statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import type { SweepPreview, SweepTarget } from '@mcs-repairs/shared/domain/types/sweep';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { nepalInstant, shortDate } from '@mcs-repairs/shared/domain/rules/nepalTime';
import styles from './Sweep.module.css';

/** The number of rows shown at first, and added by each press. */
const STEP = 50;

type SweepTargetsProps = {
  preview: SweepPreview;
  spared: ReadonlySet<string>;
  onSpare: (id: string, isSpared: boolean) => void;
};

/** Everything that a bulk action would change. Staff untick real bookings. */
export function SweepTargets({ preview, spared, onSpare }: SweepTargetsProps) {
  const [shown, setShown] = useState(STEP);
  const { bookings, total, kept } = preview;
  const section = useRef<HTMLElement>(null);
  // Newer browsers return a promise here, which must not become the effect's cleanup.
  useEffect(() => void section.current?.scrollIntoView({ block: 'start' }), [preview]);
  return (
    <section ref={section} aria-label="What the sweep touches" className={styles.found}>
      <p role="status" className={styles.sum}>
        {sumOf(bookings.length, total)}
        {kept > 0 && ` ${kept} on the bench or completed are left alone.`}
      </p>
      {bookings.length > 0 && (
        <>
          <p className={styles.muted}>Take the tick away from what is real.</p>
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
              Show more of the {bookings.length}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Facts({ booking }: { booking: SweepTarget }) {
  const { customerPhone, customerEmail, deviceModel, status, createdAt } = booking;
  const { appointmentDate, appointmentTime } = booking;
  const day = appointmentDate
    ? `${shortDate(appointmentDate)}, ${appointmentTime}`
    : 'no fixed time';
  return (
    <>
      {[customerPhone, customerEmail].filter(Boolean).join(', ')}
      <br />
      {deviceModel}, {day}, {statusText(status)}, booked {nepalInstant(createdAt)}
    </>
  );
}

function sumOf(named: number, total: number): string {
  if (total === 0) return 'No booking matches.';
  if (total === 1) return '1 booking matches.';
  return named < total
    ? `${total} bookings match. The newest ${named} are taken at once; sweep again for the rest.`
    : `${total} bookings match.`;
}
