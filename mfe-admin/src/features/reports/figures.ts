import { stageLabel } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { FIGURE_WORDS } from '@mcs-repairs/shared/domain/rules/reportFigures';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import { percentOf } from '../../format/percentOf';

export type Figure = {
  id: keyof typeof FIGURE_WORDS;
  title: string;
  /** The titles of the columns. The first column names the row. */
  columns: readonly string[];
  rows: (readonly [string, ...(string | number)[]])[];
  /** The counts of each day for the chart. Undefined if the chart uses the counts of the page. */
  days?: Report['byDay'];
};

/** Converts a report to tables, in the order of the page and of the exported file. */
export function figuresOf(report: Report): Figure[] {
  const { timeToReady, promises, noShows, customers, estimates } = report;
  return [
    {
      id: 'visits',
      title: `Visits: ${report.visits}`,
      columns: ['Day', 'Visits'],
      rows: report.byDay
        .filter(({ count }) => count > 0)
        .map(({ shopDate, count }) => [formatLongDate(shopDate), count] as const),
    },
    {
      id: 'byDevice',
      title: 'By device',
      columns: ['Device', 'Visits'],
      rows: report.byDevice.map(({ name, count }) => [name, count] as const),
    },
    {
      id: 'byFault',
      title: 'By fault',
      columns: ['Fault', 'Visits'],
      rows: report.byFault.map(({ name, count }) => [name, count] as const),
    },
    {
      id: 'byStage',
      title: 'By stage',
      columns: ['Stage', 'Visits'],
      rows: report.byStage
        .map(
          ({ stage, count }) => [stage ? stageLabel(stage) : 'Not in the shop yet', count] as const,
        )
        .sort((a, b) => b[1] - a[1]),
    },
    {
      id: 'timeToReady',
      title: 'Time to ready',
      columns: ['Figure', 'Value'],
      rows: [
        ['Repairs that became ready', timeToReady.repairs],
        ['Median', hours(timeToReady.medianHours)],
        ['One in ten took longer than', hours(timeToReady.slowestTenthHours)],
      ],
    },
    {
      id: 'promises',
      title: 'Promised days kept',
      columns: ['Figure', 'Value'],
      rows: [
        ['Kept', promises.kept],
        ['Missed', promises.missed],
        ['Percent kept', share(promises.kept, promises.kept + promises.missed)],
      ],
    },
    {
      id: 'noShows',
      title: 'No-shows',
      columns: ['Figure', 'Value'],
      rows: [
        ['No-shows', noShows.noShows],
        ['Appointments', noShows.appointments],
        ['Share', share(noShows.noShows, noShows.appointments)],
      ],
    },
    {
      id: 'customers',
      title: 'Returning customers',
      columns: ['Figure', 'Value'],
      rows: [
        ['Returning', customers.returning],
        ['All customers', customers.all],
        ['Share', share(customers.returning, customers.all)],
      ],
    },
    {
      id: 'estimates',
      title: 'Estimates',
      columns: ['Figure', 'Value'],
      rows: [
        ['Offered', estimates.offered],
        ['Accepted', estimates.accepted],
        ['Declined', estimates.declined],
        ['Share accepted', share(estimates.accepted, estimates.offered)],
        ['Accepted amount', rupees(estimates.acceptedRupees)],
      ],
    },
  ];
}

/** The most important figures, which the strip above the parts shows. */
export const keyFiguresOf = ({ visits, timeToReady, promises, ...rest }: Report) =>
  [
    ['Visits', visits],
    ['Median to ready', hours(timeToReady.medianHours)],
    ['Promises kept', share(promises.kept, promises.kept + promises.missed)],
    ['No-shows', share(rest.noShows.noShows, rest.noShows.appointments)],
    ['Returning', share(rest.customers.returning, rest.customers.all)],
    ['Accepted amount', rupees(rest.estimates.acceptedRupees)],
  ] as const;

const hours = (value: number | null) => (value === null ? 'None yet' : `${value} h`);
export const share = (part: number, whole: number) =>
  whole === 0 ? 'None yet' : percentOf(part, whole);
