import { useState } from 'react';
import { HOLIDAY_CLOSURES } from '@mcs-repairs/shared/domain/catalogue/defaultSchedule';
import { readHolidays, withClosures } from './readHolidays';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Disclosure } from '@mcs-repairs/shared/ui/Disclosure';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { useKeptEdits } from '../../form/keptText';
import { useKeptChoice } from '../../form/useKeptChoice';
import type { ScheduleChanger } from './useScheduleChange';
import styles from './Schedule.module.css';

const YEARS = [...new Set(HOLIDAY_CLOSURES.map(({ from }) => from.slice(0, 4)))];
const OTHER = 'other';
const NAME = 'holidays';

/**
 * Adds Nepal's public holidays of a year from a built-in or a pasted list. Existing closures do not
 * change.
 */
export function HolidayImport({ changer }: { changer: ScheduleChanger }) {
  const [year, setYear] = useKeptChoice(NAME, YEARS.at(-1) ?? OTHER);
  const { values, change, reset } = useKeptEdits({ text: '' }, NAME);
  const { text } = values;
  const [error, setError] = useState('');

  async function add() {
    const schedule = changer.settings?.schedule;
    if (!schedule) return;
    const read =
      year === OTHER
        ? readHolidays(text)
        : { closures: HOLIDAY_CLOSURES.filter(({ from }) => from.startsWith(year)), wrong: [] };
    const wrong = read.wrong[0];
    if (wrong !== undefined) {
      return setError(`"${wrong}" is not a date with a name. Example: 2028-04-13 Nepali New Year.`);
    }
    if (read.closures.length === 0) return setError('Enter one line for each holiday');
    setError('');
    const closures = withClosures(schedule.closures, read.closures);
    await changer.propose({ ...schedule, closures }, () => {
      if (year === OTHER) reset();
    });
  }

  return (
    <Disclosure title="Add public holidays">
      <div className={styles.form}>
        <Field label="Year">
          <SelectInput
            options={[
              ...YEARS.map((each) => ({ value: each, label: each })),
              { value: OTHER, label: 'Another year (paste a list)' },
            ]}
            value={year}
            onChange={({ target }) => setYear(target.value)}
          />
        </Field>
        {year === OTHER && (
          <Field
            label="Holidays"
            error={error}
            hint="One line for each holiday, such as 2028-04-13 Nepali New Year. The Home Ministry publishes the list."
          >
            <TextArea
              rows={6}
              value={text}
              maxLength={20_000}
              onChange={({ target }) => change('text', target.value)}
            />
          </Field>
        )}
        <Button variant="secondary" loading={changer.busy} onClick={() => void add()}>
          Add holidays
        </Button>
      </div>
    </Disclosure>
  );
}
