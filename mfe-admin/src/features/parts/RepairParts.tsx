import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import {
  endPartWait,
  readBookingParts,
  returnPart,
} from '@mcs-repairs/shared/domain/contract/parts';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingPart, BookingParts } from '@mcs-repairs/shared/domain/types/parts';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { lateDialog } from '../../form/lateDialog';
import { useMay } from '../../staff/useRight';
import { useStaffAction } from '../../staff/useStaffAction';
import { Supplier } from './Supplier';
import styles from './RepairParts.module.css';

const PartForm = lateDialog(async () => {
  const { PartForm } = await import(/* webpackChunkName: "part-form" */ './PartForm');
  return PartForm;
});

const partsOfBooking = answersOf(readBookingParts);

/** Lists the parts that a repair used, and the parts for which it waits. */
export function RepairParts({ booking }: { booking: Booking }) {
  const answer = partsOfBooking.useQuery({ params: { id: booking.id } });
  const [form, setForm] = useState<'use' | 'await' | null>(null);
  const isWaiting = booking.stage === 'waiting_parts';
  return (
    <section aria-label="Parts" className={styles.card}>
      <h2 className={styles.heading}>Parts</h2>
      <Loaded query={answer} name="parts" size="notice" skeleton={<Skeleton lines={1} />}>
        {(parts) => <Lists booking={booking} parts={parts} />}
      </Loaded>
      {form ? (
        <PartForm key={form} bookingId={booking.id} kind={form} onClose={() => setForm(null)} />
      ) : (
        <div className={styles.actions}>
          <Button size="small" variant="secondary" onClick={() => setForm('use')}>
            Record used part
          </Button>
          {isWaiting && (
            <Button size="small" variant="secondary" onClick={() => setForm('await')}>
              Mark repair as waiting for a part
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Lists({ booking, parts }: { booking: Booking; parts: BookingParts }) {
  const { used, awaited } = parts;
  const { act, working, failure } = useStaffAction();
  const seesCosts = useMay('change-parts');
  const cost = used.reduce((sum, each) => sum + (each.cost ?? 0) * each.count, 0);
  const of = (use: BookingPart) => ({ params: { id: booking.id, use: use.id } });
  const isAsked = booking.stage === 'waiting_parts' && awaited.length === 0;
  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {awaited.length > 0 && (
        <ul aria-label="Awaited parts" className={styles.list}>
          {awaited.map((part) => (
            <li key={part.id} className={styles.line}>
              <span className={styles.what}>
                <span>
                  Waiting for {part.count} × <strong>{part.name}</strong>
                </span>
                <span className={styles.second}>
                  <Supplier of={part} />
                </span>
              </span>
              <Button
                size="small"
                variant="quiet"
                disabled={working}
                aria-label={`Stop waiting for part: ${part.name}`}
                onClick={() => void act(({ call }) => call(endPartWait, of(part)))}
              >
                Stop waiting for part
              </Button>
            </li>
          ))}
        </ul>
      )}
      {used.length > 0 && (
        <ul aria-label="Used parts" className={styles.list}>
          {used.map((part) => (
            <li key={part.id} className={styles.line}>
              <span className={styles.what}>
                <span>
                  {part.count} × <strong>{part.name}</strong>
                </span>
                <span className={styles.second}>
                  {part.by}, {nepalInstant(part.at)}
                  {part.cost !== null && `, ${rupees(part.cost * part.count)}`}
                </span>
              </span>
              <Button
                size="small"
                variant="quiet"
                disabled={working}
                aria-label={`Return part to stock: ${part.name}`}
                onClick={() =>
                  void act(
                    ({ call }) => call(returnPart, of(part)),
                    `${part.name} was returned to the stock.`,
                  )
                }
              >
                Return part to stock
              </Button>
            </li>
          ))}
        </ul>
      )}
      {seesCosts && cost > 0 && <p className={styles.second}>Cost of parts: {rupees(cost)}</p>}
      {used.length + awaited.length === 0 && (
        <p className={styles.second}>
          {isAsked ? 'Enter the part for which this repair waits.' : 'No parts recorded yet.'}
        </p>
      )}
    </>
  );
}
