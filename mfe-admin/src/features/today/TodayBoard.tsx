import { useRef, useState, type ReactNode } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readToday } from '@mcs-repairs/shared/domain/contract/today';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { useStaffKeys } from '../../frame/StaffKeys';
import { useListKeys } from '../../list/useListKeys';
import { FollowUps } from './FollowUps';
import { LowParts } from './LowParts';
import { Questions } from './Questions';
import { TodayPart } from './TodayPart';
import type { RowActions } from './TodayRow';
import { TodaySkeleton } from './TodaySkeleton';
import { TodaySummary } from './TodaySummary';
import { partsOf, type Part } from './parts';
import { toDoOf } from './toDo';
import { useVisit } from './useVisit';
import styles from './Today.module.css';

/**
 * The page fetches the day again at this interval. Appointments become late without a change of
 * data.
 */
const AGAIN_MS = 60_000;

const day = answersOf(readToday);

type TodayBoardProps = RowActions & {
  /**
   * Renders the set-up guide. While this function is undefined, the page shows the skeleton, so
   * that nothing moves later.
   */
  guide: ((work: Work) => ReactNode) | undefined;
  /** Whether steps of the guide are left. The guide then comes before the work of the day. */
  hasSteps: boolean;
};

/** `urgent` means that something is late or promised for today. */
export type Work = 'urgent' | 'some' | 'none';

/**
 * Shows the work of the day: one sentence about what to do now, and each open booking with its next
 * step.
 */
export function TodayBoard({ guide, hasSteps, ...actions }: TodayBoardProps) {
  useVisit();
  const answer = day.useQuery({}, { pollingInterval: AGAIN_MS });
  return (
    <Loaded
      query={guide === undefined ? { refetch: answer.refetch } : answer}
      name="day"
      skeleton={<TodaySkeleton />}
    >
      {(today) => <Day today={today} guide={guide} hasSteps={hasSteps} actions={actions} />}
    </Loaded>
  );
}

type DayProps = Pick<TodayBoardProps, 'guide' | 'hasSteps'> & {
  today: Today;
  actions: RowActions;
};

function Day({ today, guide, hasSteps, actions }: DayProps) {
  // The guide keeps its position while the page is open. Otherwise the guide would jump when the
  // first booking arrives.
  const [work] = useState(() => workOf(today));
  const [isFirst] = useState(hasSteps || work === 'none');
  const toDo = toDoOf(today, useNow());
  return (
    <>
      {isFirst && guide?.(work)}
      <TodaySummary toDo={toDo} />
      <TodayParts today={today} first={toDo[0]?.to} actions={actions} />
      {!isFirst && guide && <div className={styles.aside}>{guide(work)}</div>}
    </>
  );
}

function workOf(today: Today): Work {
  const { missed, overdue, promisedToday, questions, followUps } = today;
  if (missed.total + overdue.total + promisedToday.total > 0) return 'urgent';
  const { columns, inShop } = partsOf(today);
  const hasWork =
    questions.total + followUps.total > 0 ||
    [...columns.flat(), inShop].some(({ total }) => total > 0);
  return hasWork ? 'some' : 'none';
}

type TodayPartsProps = {
  today: Today;
  /** The link to the most urgent part. The first booking of that part is larger than the others. */
  first: string | undefined;
  actions: RowActions;
};

function TodayParts({ today, first, actions }: TodayPartsProps) {
  const list = useRef<HTMLDivElement>(null);
  useListKeys({ list, enabled: useStaffKeys().on });
  const { columns, inShop } = partsOf(today);
  const isFilled = ({ total }: Part) => total > 0;
  const empty = [...columns.flat(), inShop].filter((part) => !isFilled(part));
  const hasFollowUps = today.followUps.total > 0;
  const isBeside = isFilled(inShop) && leavesRoom(columns);
  const shown = (isBeside ? besideThe(columns, inShop) : columns)
    .map((parts, column) => ({
      parts: parts.filter(isFilled),
      hasMore: column > 0 && hasFollowUps,
    }))
    .filter(({ parts, hasMore }) => parts.length > 0 || hasMore);
  return (
    <div ref={list} className={styles.parts}>
      {today.questions.total > 0 && <Questions of={today.questions} />}
      <div className={styles.columns} data-columns={shown.length}>
        {shown.map(({ parts, hasMore }) => (
          <div key={parts[0]?.id ?? 'follow-ups'} className={styles.column}>
            {parts.map((part) => (
              <TodayPart
                key={part.id}
                part={part}
                isFirst={first === `#${part.id}`}
                today={today}
                actions={actions}
              />
            ))}
            {hasMore && <FollowUps today={today} />}
          </div>
        ))}
      </div>
      {isFilled(inShop) && !isBeside && (
        <TodayPart part={inShop} today={today} actions={actions} isWide />
      )}
      {today.lowParts.total > 0 && <LowParts parts={today.lowParts} />}
      {empty.length > 0 && <p className={styles.empty}>{sentenceOf(empty)}</p>}
    </div>
  );
}

/** The first column must be longer by this number of rows before the second one gets another part. */
const ROOM = 4;

/** Whether the second column ends so far above the first that the devices in the shop fit there. */
function leavesRoom([first = [], second = []]: readonly Part[][]): boolean {
  return rowsOf(first) - rowsOf(second) >= ROOM;
}

const rowsOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { bookings }) => sum + (bookings.length && bookings.length + 1), 0);

const besideThe = ([first = [], second = []]: readonly Part[][], part: Part) => [
  first,
  [...second, part],
];

/** Joins the parts into one sentence, for example `Nothing late, nothing to collect.` */
function sentenceOf(parts: readonly Part[]): string {
  const text = parts.map(({ empty }) => empty).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
