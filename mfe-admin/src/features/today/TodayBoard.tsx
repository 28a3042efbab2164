import type { ReactNode } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readToday } from '@mcs-repairs/shared/domain/contract/today';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { TodayInboxes } from './TodayInboxes';
import { TodaySection } from './TodaySection';
import { TodaySkeleton } from './TodaySkeleton';
import { SECTIONS } from './sections';
import { useVisit } from './useVisit';
import styles from './Today.module.css';

/** Appointments become late without any change of data, so the page reloads. */
const AGAIN_MS = 60_000;

const day = answersOf(readToday);

type TodayBoardProps = {
  onOpen: (booking: Booking) => void;
  /** Renders the actions on a booking in its line. */
  actions: (booking: Booking) => ReactNode;
};

/** The work of the day: expected customers, missed appointments and unanswered bookings. */
export function TodayBoard({ onOpen, actions }: TodayBoardProps) {
  useVisit();
  const answer = day.useQuery({}, { pollingInterval: AGAIN_MS });
  return (
    <Loaded query={answer} name="day" skeleton={<TodaySkeleton />}>
      {(today) => (
        <>
          <TodayInboxes today={today} />
          <div className={styles.sections}>
            {SECTIONS.map((section) => (
              <TodaySection
                key={section.title}
                section={section}
                list={section.listOf(today)}
                shopDate={today.shopDate}
                since={today.since}
                onOpen={onOpen}
                actions={actions}
              />
            ))}
          </div>
        </>
      )}
    </Loaded>
  );
}
