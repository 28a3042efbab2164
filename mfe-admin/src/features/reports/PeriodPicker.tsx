import type { Report } from '@mcs-repairs/shared/domain/types/report';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { download } from '@mcs-repairs/shared/ui/download';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { DownloadIcon } from '@mcs-repairs/shared/ui/icons';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { DayStepper } from '../../form/DayStepper';
import { besidePeriod, daysOfPeriod, periodWords, type Period } from './period';
import { reportCsv } from './reportCsv';
import styles from './Reports.module.css';

type PeriodPickerProps = {
  period: Period;
  shopDate: ShopDate;
  today: ShopDate;
  report: Report | undefined;
  onShow: (next: { period: Period; shopDate: ShopDate }) => void;
};

const OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];
// Spreadsheets recognise UTF-8 by this mark. Without it, they use the character set of the
// computer.
const BYTE_ORDER_MARK = '\uFEFF';

/** Selects the days of the report. It also exports the figures as a file and prints them. */
export function PeriodPicker({ period, shopDate, today, report, onShow }: PeriodPickerProps) {
  return (
    <div className={styles.controls}>
      <Field label="Period" labelHidden className={styles.period}>
        <SelectInput
          options={OPTIONS}
          value={period}
          onChange={({ target }) => onShow({ period: target.value as Period, shopDate })}
        />
      </Field>
      <DayStepper
        shopDate={shopDate}
        today={today}
        step={period}
        beside={(from, direction) => besidePeriod(period, from, direction)}
        onDay={(day) => onShow({ period, shopDate: day })}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<DownloadIcon />}
        aria-label="Export report as CSV"
        disabled={!report}
        onClick={() => report && save(report)}
      >
        <span className={styles.long}>Export report as CSV</span>
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={!report}
        className={styles.print}
        onClick={() => window.print()}
      >
        Print report
      </Button>
      <p className={styles.range} aria-live="polite">
        {periodWords(daysOfPeriod(period, shopDate))}
      </p>
    </div>
  );
}

function save(report: Report): void {
  const name = `report-${report.from}-${report.to}.csv`;
  download(name, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + reportCsv(report));
}
