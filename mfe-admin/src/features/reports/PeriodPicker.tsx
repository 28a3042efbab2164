import type { Report } from '@mcs-repairs/shared/domain/types/report';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { download } from '@mcs-repairs/shared/ui/download';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon } from '@mcs-repairs/shared/ui/icons';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { besidePeriod, type Period } from './period';
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
// Without a byte order mark, spreadsheets assume the machine's own character set instead of UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

/** Chooses the days of the report. It also exports the figures as a file and prints them. */
export function PeriodPicker({ period, shopDate, today, report, onShow }: PeriodPickerProps) {
  const beside = (direction: -1 | 1) =>
    onShow({ period, shopDate: besidePeriod(period, shopDate, direction) });
  return (
    <div className={styles.controls}>
      <Field label="Period" labelHidden className={styles.period}>
        <SelectInput
          options={OPTIONS}
          value={period}
          onChange={({ target }) => onShow({ period: target.value as Period, shopDate })}
        />
      </Field>
      <IconButton
        label={`Previous ${period}`}
        icon={<ChevronLeftIcon />}
        onClick={() => beside(-1)}
      />
      <Field label="Day" labelHidden className={styles.date}>
        <TextInput
          type="date"
          value={shopDate}
          required
          onChange={({ target }) => target.value && onShow({ period, shopDate: target.value })}
        />
      </Field>
      <IconButton label={`Next ${period}`} icon={<ChevronRightIcon />} onClick={() => beside(1)} />
      <Button
        variant="secondary"
        disabled={shopDate === today}
        onClick={() => onShow({ period, shopDate: today })}
      >
        Today
      </Button>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        disabled={!report}
        onClick={() => report && save(report)}
      >
        Export CSV
      </Button>
      <Button variant="secondary" disabled={!report} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

function save(report: Report): void {
  const name = `report-${report.from}-${report.to}.csv`;
  download(name, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + reportCsv(report));
}
