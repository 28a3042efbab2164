import { useSearchParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readReport } from '@mcs-repairs/shared/domain/contract/reports';
import { FIGURE_WORDS } from '@mcs-repairs/shared/domain/rules/reportFigures';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import { shopDateSchema } from '@mcs-repairs/shared/domain/types/time';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useNow, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { BarChart } from './BarChart';
import { DayChart } from './DayChart';
import { figuresOf, type Figure } from './figures';
import { daysOfPeriod, PERIODS, periodWords, type Period } from './period';
import { PeriodPicker } from './PeriodPicker';
import { ReportPart } from './ReportPart';
import { ReportSkeleton } from './ReportSkeleton';
import styles from './Reports.module.css';

const reports = answersOf(readReport);

/** Shows the report of a day, a week or a month. The address holds the period and the day. */
export function ReportView() {
  const can = useShopCapabilities();
  const [params, setParams] = useSearchParams();
  const today = toShopDate(useNow());
  const asked = shopDateSchema.safeParse(params.get('date'));
  const shopDate = asked.success ? asked.data : today;
  const period = PERIODS.find((each) => each === params.get('period')) ?? 'week';
  const days = daysOfPeriod(period, shopDate);
  const answer = reports.useQuery({ query: days }, { skip: !can.signIn });
  if (!can.signIn)
    return <Notice>This site stores everything in your browser. It has no reports.</Notice>;

  function show(next: { period: Period; shopDate: string }) {
    setParams({ period: next.period, date: next.shopDate }, { preventScrollReset: true });
  }

  return (
    <div className={styles.report}>
      <PeriodPicker {...{ period, shopDate, today, report: answer.currentData }} onShow={show} />
      <p className={styles.range} aria-live="polite">
        {periodWords(days)}
      </p>
      <Loaded
        query={{ ...answer, data: answer.currentData }}
        name="report"
        skeleton={<ReportSkeleton />}
      >
        {(report) => (
          <div className={styles.parts}>
            {figuresOf(report).map((figure) => (
              <ReportPart
                key={figure.id}
                title={figure.title}
                words={FIGURE_WORDS[figure.id]}
                columns={figure.columns}
                rows={figure.rows}
                chart={chartOf(figure, report)}
                chartFirst={CHARTS_FIRST.includes(figure.id)}
              />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** The charts of these figures contain all numbers of their tables. */
const CHARTS_FIRST: readonly Figure['id'][] = ['visits', 'byDevice', 'byFault', 'byStage'];

function chartOf({ id, rows }: Figure, { byDay }: Report) {
  if (id === 'visits') return byDay.length > 1 ? <DayChart days={byDay} /> : null;
  const bars = rows.flatMap(([name, count]) =>
    typeof count === 'number' ? [{ name, count }] : [],
  );
  return bars.some(({ count }) => count > 0) && id !== 'timeToReady' ? (
    <BarChart bars={bars} />
  ) : null;
}
