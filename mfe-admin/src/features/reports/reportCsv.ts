import { FIGURE_WORDS } from '@mcs-repairs/shared/domain/rules/reportFigures';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import { csvCell } from '@mcs-repairs/shared/domain/rules/csv';
import { figuresOf } from './figures';
import { siteFiguresOf } from './siteFigures';

const HEADER = ['figure', 'name', 'value', 'what it counts'];

/** Converts a report to CSV. Each line holds one figure with its definition. */
export function reportCsv(report: Report): string {
  const figures = [...figuresOf(report), ...siteFiguresOf(report.siteUse)];
  const lines = figures.flatMap(({ id, title, columns, rows }) =>
    rows.flatMap(([name, ...values]) =>
      values.flatMap((value, index) => {
        const named = values.length > 1 ? `${name}: ${columns[index + 1]}` : name;
        return value === '' ? [] : [[title, named, String(value), FIGURE_WORDS[id]]];
      }),
    ),
  );
  return [HEADER, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
