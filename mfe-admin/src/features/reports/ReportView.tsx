import { useSearchParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readReport } from '@mcs-repairs/shared/domain/contract/reports';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { shopDateSchema } from '@mcs-repairs/shared/domain/types/time';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useNow, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { FigureParts } from './FigureParts';
import { figuresOf } from './figures';
import { KeyFigures } from './KeyFigures';
import { daysOfPeriod, PERIODS, type Period } from './period';
import { PeriodPicker } from './PeriodPicker';
import { ReportSkeleton } from './ReportSkeleton';
import { SiteUse } from './SiteUse';
import styles from './Reports.module.css';

const reports = answersOf(readReport);

/** Shows the report of a day, a week or a month. The address contains the period and the day. */
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
      <Loaded
        query={{ ...answer, data: answer.currentData }}
        name="report"
        skeleton={<ReportSkeleton />}
      >
        {(report) => (
          <>
            <KeyFigures report={report} />
            <FigureParts figures={figuresOf(report)} days={report.byDay} headingLevel={2} />
            {report.siteUse && <SiteUse use={report.siteUse} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
