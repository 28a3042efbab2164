import { useId, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { isNewSince, TODAY_MOST } from '@mcs-repairs/shared/domain/rules/today';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { shownCount } from '../../format/shownCount';
import type { Part } from './parts';
import { TodayRow, type RowActions } from './TodayRow';
import styles from './Today.module.css';

type TodayPartProps = {
  part: Part;
  today: Pick<Today, 'shopDate' | 'since'>;
  actions: RowActions;
  /** Whether wide screens show the rows in two columns. */
  isWide?: boolean;
  /** Whether this part is the most urgent one. */
  isFirst?: boolean;
};

export function TodayPart({ part, today, actions, isWide, isFirst = false }: TodayPartProps) {
  const headingId = useId();
  const { id, title, total, bookings, all, marksNew } = part;
  return (
    <section id={id} aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.heading}>
        {title} <span className={styles.total}>{shownCount(total, TODAY_MOST - 1)}</span>
      </h2>
      <ul className={isWide ? styles.wide : undefined} style={rowsIn(isWide ? 2 : 1, bookings)}>
        {bookings.map((booking, index) => (
          <TodayRow
            key={booking.id}
            booking={booking}
            part={id}
            shopDate={today.shopDate}
            isNew={marksNew === true && isNewSince(today.since, booking)}
            isFirst={isFirst && index === 0}
            actions={actions}
          />
        ))}
      </ul>
      {total > bookings.length && (
        <p className={styles.rest}>
          {bookings.length} of {shownCount(total, TODAY_MOST - 1)} are shown.{' '}
          <Link to={all}>View all bookings</Link>
        </p>
      )}
    </section>
  );
}

/** Fills the first column before the second, so that bookings of the same stage stay together. */
const rowsIn = (columns: number, { length }: readonly unknown[]) =>
  ({ '--rows': Math.ceil(length / columns) }) as CSSProperties;
