import { shopDateSchema } from '@mcs-repairs/shared/domain/types/time';
import type { Closure } from '@mcs-repairs/shared/domain/types/schedule';

const LONGEST_NAME = 120;

export type ReadHolidays = { closures: Closure[]; wrong: string[] };

/**
 * Parses pasted holidays, one per line: `2028-04-13 Nepali New Year`. Lines without a date are
 * returned as `wrong`; empty lines are skipped.
 */
export function readHolidays(text: string): ReadHolidays {
  const read: ReadHolidays = { closures: [], wrong: [] };
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, day = '', rest = ''] = /^(\d{4}-\d{2}-\d{2})([\s,;:].*)$/.exec(line) ?? [];
    const name = rest.replace(/^[\s,;:]+/, '');
    const known = shopDateSchema.safeParse(day);
    if (known.success && name !== '' && name.length <= LONGEST_NAME)
      read.closures.push(holidayOn(known.data, name));
    else read.wrong.push(line);
  }
  return read;
}

const holidayOn = (shopDate: string, reason: string): Closure => ({
  from: shopDate,
  to: shopDate,
  part: 'day',
  yearly: false,
  holiday: true,
  reason,
});

/** Adds the closures of `more` that the list does not contain yet. */
export function withClosures(closures: readonly Closure[], more: readonly Closure[]): Closure[] {
  const isKnown = (closure: Closure) =>
    closures.some(
      ({ from, to, part, reason }) =>
        from === closure.from &&
        to === closure.to &&
        part === closure.part &&
        reason === closure.reason,
    );
  return [...closures, ...more.filter((closure) => !isKnown(closure))];
}
