import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isNewSince, TODAY_MOST } from '@mcs-repairs/shared/domain/rules/today';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import type { Today, TodayList } from '@mcs-repairs/shared/domain/types/today';
import { shownCount } from '../../format/shownCount';
import type { Section } from './sections';
import { TodayRow } from './TodayRow';
import styles from './Today.module.css';

type TodaySectionProps = {
  section: Section;
  list: TodayList;
  shopDate: ShopDate;
  /** The end of the member's last visit to the page. */
  since: Today['since'];
  onOpen: (booking: Booking) => void;
  actions: (booking: Booking) => ReactNode;
};

export function TodaySection({
  section,
  list,
  shopDate,
  since,
  onOpen,
  actions,
}: TodaySectionProps) {
  const headingId = useId();
  const { title, empty, next, all, leads, marksNew } = section;
  const { total, lines } = list;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {title} <span className={styles.total}>{shownCount(total, TODAY_MOST - 1)}</span>
      </h2>
      {total === 0 && (
        <p className={styles.empty}>
          {empty} {next && <Link to={next.to}>{next.label}</Link>}
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((booking) => (
          <TodayRow
            key={booking.id}
            booking={booking}
            leads={leads}
            shopDate={shopDate}
            isNew={marksNew === true && isNewSince(since, booking)}
            onOpen={() => onOpen(booking)}
          >
            {actions(booking)}
          </TodayRow>
        ))}
      </ul>
      {total > lines.length && (
        <p className={styles.empty}>
          Only the first {lines.length} are shown. <Link to={all}>View all</Link>
        </p>
      )}
    </section>
  );
}
