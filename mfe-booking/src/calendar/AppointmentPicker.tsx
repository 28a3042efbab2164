import { useRef, useState } from 'react';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { useShopSchedule } from '@mcs-repairs/shared/platform/site';
import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import type { ShopDate, SlotTime } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { calendarDay, refusalText } from './calendarDay';
import { MonthCalendar } from './MonthCalendar';
import { FIRST_MONTH, lastMonth } from './openingMonth';
import { SlotPicker } from './SlotPicker';
import { TimeShortcuts } from './TimeShortcuts';
import type { AppointmentChoice } from './useAppointmentChoice';
import { useBringIntoView } from './useBringIntoView';
import styles from './AppointmentPicker.module.css';

type AppointmentPickerProps = {
  choice: AppointmentChoice;
  wantedDate: ShopDate | null;
  onDate: (shopDate: ShopDate) => void;
  onTime: (time: SlotTime) => void;
};

/**
 * Shows the first free times as shortcuts, then the calendar, and then the times of the selected
 * day.
 */
export function AppointmentPicker({ choice, wantedDate, onDate, onTime }: AppointmentPickerProps) {
  const { now, month, available, day, dayState, lost } = choice;
  const rules = useShopSchedule();
  const [refusal, setRefusal] = useState<string | null>(null);
  const times = useRef<HTMLDivElement>(null);
  const showTimes = useBringIntoView(times, dayState !== 'loading');
  const known = new Map(available.days.map((entry) => [entry.shopDate, entry]));

  const chooseDate = (shopDate: ShopDate) => {
    setRefusal(null);
    onDate(shopDate);
    showTimes();
  };
  const chooseShortcut = ({ shopDate, time }: FreeSlot) => {
    setRefusal(null);
    choice.showDay(shopDate);
    onDate(shopDate);
    onTime(time);
  };

  return (
    <div className={styles.picker}>
      <Shortcuts choice={choice} onChoose={chooseShortcut} />
      <MonthCalendar
        month={month}
        after={choice.after}
        first={FIRST_MONTH}
        last={lastMonth(now)}
        today={toShopDate(now)}
        selected={day?.shopDate ?? wantedDate}
        dayOf={(shopDate) => calendarDay(shopDate, known.get(shopDate), now, rules)}
        busy={available.state === 'loading'}
        onMonthChange={choice.showMonth}
        onSelect={chooseDate}
        onRefuse={(refused) => setRefusal(refusalText(refused))}
      />
      <div aria-live="polite" className={styles.refusal}>
        {refusal && <Notice tone="warning">{refusal}</Notice>}
      </div>
      {available.state === 'failed' && (
        <Notice
          tone="danger"
          live
          title="We could not load the free times"
          action={
            <Button variant="secondary" size="small" onClick={choice.refresh}>
              Try again
            </Button>
          }
        >
          Nothing you chose is lost. You can also call us to book.
        </Notice>
      )}
      {lost && (
        <Notice tone="warning" live>
          {lost} on this day has just been taken. Please choose another time.
        </Notice>
      )}
      {wantedDate && (
        <div ref={times} className={styles.times}>
          {day ? (
            <SlotPicker day={day} selected={choice.chosen?.time ?? null} onSelect={onTime} />
          ) : (
            dayState === 'loading' && (
              <Loading label="Loading the times of this day">
                <Skeleton shape="block" className={styles.waitingTimes} />
              </Loading>
            )
          )}
        </div>
      )}
    </div>
  );
}

/** While availability loads, the shortcuts reserve their space. */
function Shortcuts({
  choice,
  onChoose,
}: {
  choice: AppointmentChoice;
  onChoose: (slot: FreeSlot) => void;
}) {
  if (choice.shortcuts.length === 0 && choice.available.state === 'loading') {
    return (
      <Loading label="Looking for free times" className={styles.waiting}>
        <Skeleton />
        <Skeleton shape="block" className={styles.waitingShortcuts} />
      </Loading>
    );
  }
  return (
    <TimeShortcuts
      heading="First free times"
      slots={choice.shortcuts}
      chosen={choice.chosen}
      onChoose={onChoose}
    />
  );
}
