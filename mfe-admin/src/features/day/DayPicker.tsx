import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { DayStepper } from '../../form/DayStepper';
import styles from './DayView.module.css';

type DayPickerProps = {
  shopDate: ShopDate;
  today: ShopDate;
  headingId: string;
  /** How many slots are booked and free. Empty while the day loads. */
  sum: string;
  onDay: (shopDate: ShopDate) => void;
};

export function DayPicker({ shopDate, today, headingId, sum, onDay }: DayPickerProps) {
  return (
    <div className={styles.picker}>
      <div className={styles.day}>
        <h2 id={headingId} className={styles.heading}>
          {formatLongDate(shopDate)}
        </h2>
        <p className={styles.sum}>{sum}</p>
      </div>
      <div className={styles.tools}>
        <DayStepper shopDate={shopDate} today={today} onDay={onDay} />
        <Button
          variant="secondary"
          size="small"
          className={styles.print}
          onClick={() => window.print()}
        >
          Print day
        </Button>
      </div>
    </div>
  );
}
