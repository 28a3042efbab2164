import { addDays, formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@mcs-repairs/shared/ui/icons';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './DayView.module.css';

type DayPickerProps = {
  shopDate: ShopDate;
  today: ShopDate;
  headingId: string;
  onDay: (shopDate: ShopDate) => void;
};

export function DayPicker({ shopDate, today, headingId, onDay }: DayPickerProps) {
  return (
    <div className={styles.picker}>
      <h2 id={headingId} className={styles.heading}>
        {formatLongDate(shopDate)}
      </h2>
      <div className={styles.controls}>
        <IconButton
          label="Previous day"
          icon={<ChevronLeftIcon />}
          onClick={() => onDay(addDays(shopDate, -1))}
        />
        <Field label="Day" labelHidden>
          <TextInput
            type="date"
            value={shopDate}
            required
            onChange={({ target }) => target.value && onDay(target.value)}
          />
        </Field>
        <IconButton
          label="Next day"
          icon={<ChevronRightIcon />}
          onClick={() => onDay(addDays(shopDate, 1))}
        />
        <Button
          variant="secondary"
          size="small"
          disabled={shopDate === today}
          onClick={() => onDay(today)}
        >
          Today
        </Button>
      </div>
    </div>
  );
}
