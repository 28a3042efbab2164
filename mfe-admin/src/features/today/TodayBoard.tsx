import type { ReactNode } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readToday } from '@mcs-repairs/shared/domain/contract/today';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { FollowUps } from './FollowUps';
import { TodayPart } from './TodayPart';
import type { RowActions } from './TodayRow';
import { TodaySkeleton } from './TodaySkeleton';
import { TodaySummary } from './TodaySummary';
import { partsOf, type Part } from './parts';
import { useVisit } from './useVisit';
import styles from './Today.module.css';

/**
 * The interval at which the page fetches the day again, because appointments become late without
 * any change of data.
 */
const AGAIN_MS = 60_000;

const day = answersOf(readToday);

type TodayBoardProps = RowActions & {
  /**
   * The content above the summary. While it is undefined, the page shows the skeleton, so that
   * nothing moves later.
   */
  lead: ReactNode | undefined;
};

/**
 * Shows the work of the day: one sentence about what to do now, and each open booking with its next
 * step.
 */
export function TodayBoard({ lead, ...actions }: TodayBoardProps) {
  useVisit();
  const answer = day.useQuery({}, { pollingInterval: AGAIN_MS });
  return (
    <Loaded
      query={lead === undefined ? { refetch: answer.refetch } : answer}
      name="day"
      skeleton={<TodaySkeleton />}
    >
      {(today) => (
        <>
          {lead}
          <TodaySummary today={today} />
          <TodayParts today={today} actions={actions} />
        </>
      )}
    </Loaded>
  );
}

function TodayParts({ today, actions }: { today: Today; actions: RowActions }) {
  const { columns, inShop } = partsOf(today);
  const isFilled = ({ total }: Part) => total > 0;
  const empty = [...columns.flat(), inShop].filter((part) => !isFilled(part));
  const shown = columns.map((parts) => parts.filter(isFilled)).filter((parts) => parts.length > 0);
  return (
    <div className={styles.parts}>
      <div className={styles.columns} data-columns={shown.length}>
        {shown.map((parts) => (
          <div key={parts[0]?.id} className={styles.column}>
            {parts.map((part) => (
              <TodayPart key={part.id} part={part} today={today} actions={actions} />
            ))}
          </div>
        ))}
      </div>
      {today.followUps.total > 0 && <FollowUps today={today} />}
      {isFilled(inShop) && <TodayPart part={inShop} today={today} actions={actions} isWide />}
      {empty.length > 0 && <p className={styles.empty}>{sentenceOf(empty)}</p>}
    </div>
  );
}

/** Joins the parts into one sentence, for example `Nothing late, nothing to collect.` */
function sentenceOf(parts: readonly Part[]): string {
  const text = parts.map(({ empty }) => empty).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
