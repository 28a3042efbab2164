import type { ReactNode } from 'react';
import { todayApi } from '@mcs-repairs/shared/data/today/endpoints';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { TodayInboxes } from './TodayInboxes';
import { TodaySection } from './TodaySection';
import { TodaySkeleton } from './TodaySkeleton';
import { SECTIONS } from './sections';
import { useVisit } from './useVisit';
import styles from './Today.module.css';

/** Time alone makes an appointment late. */
const AGAIN_MS = 60_000;

type TodayBoardProps = {
  onOpen: (booking: Booking) => void;
  /** What may be done with a booking in its line. */
  actions: (booking: Booking) => ReactNode;
};

/** The day's work: who comes, who did not, what nobody answered. */
export function TodayBoard({ onOpen, actions }: TodayBoardProps) {
  useVisit();
  const {
    currentData: today,
    error,
    refetch,
  } = todayApi.useTodayQuery(undefined, {
    pollingInterval: AGAIN_MS,
  });
  if (!today && error) {
    return (
      <ErrorState
        title="The day could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {failureOf(error).message}
      </ErrorState>
    );
  }
  if (!today) {
    return (
      <Loading label="Loading the day">
        <TodaySkeleton />
      </Loading>
    );
  }
  return (
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
  );
}
