import { FIGURE_WORDS } from '@mcs-repairs/shared/domain/rules/reportFigures';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import { BarChart } from './BarChart';
import { DayChart } from './DayChart';
import type { Figure } from './figures';
import { ReportPart } from './ReportPart';
import styles from './Reports.module.css';

/** These figures show a chart first. Their charts contain all numbers of the table. */
const CHARTS_FIRST: readonly Figure['id'][] = [
  'visits',
  'byDevice',
  'byFault',
  'byStage',
  'views',
  'viewsByKind',
  'viewsByPage',
  'viewsByModel',
  'searchWords',
  'appointmentSteps',
  'requestSteps',
];
/** The text that says what the bars of each day count. */
const DAYS: Partial<Record<Figure['id'], string>> = {
  visits: 'Visits',
  views: 'Page views',
  stepsByDay: 'Bookings',
};

type FigurePartsProps = {
  figures: readonly Figure[];
  days: Report['byDay'];
  headingLevel: 2 | 3;
};

export function FigureParts({ figures, days, headingLevel }: FigurePartsProps) {
  return (
    <div className={styles.parts}>
      {figures.map((figure) => (
        <ReportPart
          key={figure.id}
          title={figure.title}
          words={FIGURE_WORDS[figure.id]}
          columns={figure.columns}
          rows={figure.rows}
          chart={chartOf(figure, days)}
          chartFirst={CHARTS_FIRST.includes(figure.id)}
          headingLevel={headingLevel}
        />
      ))}
    </div>
  );
}

function chartOf({ id, rows, ...figure }: Figure, daysOfPage: Report['byDay']) {
  const days = figure.days ?? daysOfPage;
  const counted = DAYS[id];
  if (counted) return days.length > 1 ? <DayChart days={days} counted={counted} /> : null;
  const bars = rows.flatMap(([name, count, note]) =>
    typeof count === 'number' && typeof note !== 'number' ? [{ name, count, note }] : [],
  );
  return bars.some(({ count }) => count > 0) && id !== 'timeToReady' ? (
    <BarChart bars={bars} />
  ) : null;
}
