import { FIGURE_WORDS } from '@mcs-repairs/shared/domain/rules/reportFigures';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import { csvCell } from '../../format/csvCell';
import { figuresOf } from './figures';

const HEADER = ['figure', 'name', 'value', 'what it counts'];

/** Converts a report to CSV. Each line holds one figure with its definition. */
export function reportCsv(report: Report): string {
  const lines = figuresOf(report).flatMap(({ id, title, rows }) =>
    rows.map(([name, value]) => [title, name, String(value), FIGURE_WORDS[id]]),
  );
  return [HEADER, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
