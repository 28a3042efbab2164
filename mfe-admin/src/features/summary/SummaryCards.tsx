import { useId, useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readBookingStats } from '@mcs-repairs/shared/domain/contract/bookings';
import type { BookingStats } from '@mcs-repairs/shared/domain/types/booking';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { DayBars } from './DayBars';
import { ShareBar } from './ShareBar';
import { SummaryCard } from './SummaryCard';
import styles from './SummaryCards.module.css';

const figures = answersOf(readBookingStats);

/**
 * Shows the four figures of the dashboard, each with a small chart (specification, section 2). They
 * always count all bookings, and ignore the filter. On a phone, the four figures fold into one
 * line, so that the list comes first.
 */
export function SummaryCards() {
  const answer = figures.useQuery({});
  return (
    <Loaded query={answer} name="figures" size="notice" skeleton={<SummarySkeleton />}>
      {(stats) => <Figures stats={stats} />}
    </Loaded>
  );
}

function Figures({ stats: { total, byStatus, perDay } }: { stats: BookingStats }) {
  const share = (count: number) => (total === 0 ? 0 : Math.round((count / total) * 100));
  const ahead = byStatus.confirmed + byStatus.in_progress;
  const recent = perDay.reduce((sum, { count }) => sum + count, 0);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={styles.line}
        onClick={() => setOpen(!open)}
      >
        <span>
          {total} {total === 1 ? 'booking' : 'bookings'}, {byStatus.pending} pending
        </span>
        <ChevronDownIcon size={16} className={styles.chevron} />
      </button>
      <dl id={id} className={styles.cards} data-open={open || undefined}>
        <SummaryCard
          label="Total Bookings"
          value={total}
          note={`${recent} in the last ${perDay.length} days`}
        >
          <DayBars days={perDay} />
        </SummaryCard>
        <SummaryCard
          label="Pending"
          value={byStatus.pending}
          note={`${ahead} confirmed or in progress`}
        >
          <ShareBar
            label="Bookings by status"
            parts={[
              { status: 'pending', count: byStatus.pending },
              { status: 'confirmed', count: byStatus.confirmed },
              { status: 'in_progress', count: byStatus.in_progress },
              { status: 'completed', count: byStatus.completed },
              { status: 'cancelled', count: byStatus.cancelled },
            ]}
          />
        </SummaryCard>
        <SummaryCard
          label="Completed"
          value={byStatus.completed}
          note={`${share(byStatus.completed)}% of all bookings`}
        >
          <ShareBar
            label="Completed bookings compared with all others"
            parts={[{ status: 'completed', count: byStatus.completed }]}
            of={total}
          />
        </SummaryCard>
        <SummaryCard
          label="Revenue"
          value="Call for price"
          note="Completed repairs, and repairs still to do"
        >
          <ShareBar
            label="Completed repairs compared with repairs still to do"
            parts={[
              { status: 'completed', count: byStatus.completed },
              { status: 'in_progress', count: byStatus.in_progress },
              { status: 'confirmed', count: byStatus.confirmed },
            ]}
          />
        </SummaryCard>
      </dl>
    </>
  );
}

export function SummarySkeleton() {
  return (
    <span className={styles.bones}>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} shape="block" className={styles.bone} />
      ))}
    </span>
  );
}
