import { addDays } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '@mcs-repairs/shared/ui/icons';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './DayStepper.module.css';

type DayStepperProps = {
  shopDate: ShopDate;
  today: ShopDate;
  /** The last day that staff can select. */
  last?: ShopDate | undefined;
  /** How far one press of an arrow goes. */
  step?: 'day' | 'week' | 'month';
  beside?: (shopDate: ShopDate, direction: -1 | 1) => ShopDate;
  onDay: (shopDate: ShopDate) => void;
};

/** Selects a day: one step back or forward, any day, or today. */
export function DayStepper({
  shopDate,
  today,
  last,
  step = 'day',
  beside = addDays,
  onDay,
}: DayStepperProps) {
  return (
    <div className={styles.stepper}>
      <IconButton
        label={`Previous ${step}`}
        icon={<ChevronLeftIcon />}
        onClick={() => onDay(beside(shopDate, -1))}
      />
      <Field label="Day" labelHidden className={styles.day}>
        <TextInput
          type="date"
          value={shopDate}
          max={last}
          required
          onChange={({ target }) => target.value && onDay(target.value)}
        />
      </Field>
      <IconButton
        label={`Next ${step}`}
        icon={<ChevronRightIcon />}
        disabled={last !== undefined && shopDate >= last}
        className={styles.next}
        onClick={() => onDay(beside(shopDate, 1))}
      />
      <Button
        variant="secondary"
        size="small"
        disabled={shopDate === today}
        className={styles.today}
        onClick={() => onDay(today)}
      >
        Go to today
      </Button>
    </div>
  );
}
