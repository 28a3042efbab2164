import { FIRST_SLOT, LAST_SLOT } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { weekdayName } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { WeekdayHours } from '@mcs-repairs/shared/domain/types/schedule';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './Schedule.module.css';

type WeekdayLineProps = { hours: WeekdayHours; onChange: (hours: WeekdayHours) => void };

const STEP_SECONDS = 300;

export function WeekdayLine({ hours, onChange }: WeekdayLineProps) {
  const name = weekdayName(hours.weekday);
  const set = (change: Partial<WeekdayHours>) => onChange({ ...hours, ...change });
  const time = (field: 'opens' | 'closes' | 'firstSlot' | 'lastSlot', label: string) => {
    const value = hours[field];
    return (
      value !== null && (
        <Field
          label={
            <>
              {label}
              <span className="visually-hidden"> on {name}</span>
            </>
          }
          className={styles.clock}
        >
          <TextInput
            type="time"
            step={STEP_SECONDS}
            value={value}
            onChange={({ target }) => set({ [field]: target.value })}
          />
        </Field>
      )
    );
  };
  return (
    <li className={styles.weekday}>
      <h3 className={styles.day}>{name}</h3>
      <div className={styles.span}>
        <Checkbox
          label={
            <>
              <span className={styles.word}>Open</span>
              <span className="visually-hidden"> on {name}</span>
            </>
          }
          checked={hours.opens !== null}
          onChange={({ target }) =>
            set(
              target.checked ? { opens: '10:00', closes: '19:00' } : { opens: null, closes: null },
            )
          }
        />
        {time('opens', 'From')}
        {time('closes', 'To')}
      </div>
      <div className={styles.span}>
        <Checkbox
          label={
            <>
              <span className={styles.word}>Appointments</span>
              <span className="visually-hidden"> on {name}</span>
            </>
          }
          checked={hours.firstSlot !== null}
          onChange={({ target }) =>
            set(
              target.checked
                ? { firstSlot: FIRST_SLOT, lastSlot: LAST_SLOT }
                : { firstSlot: null, lastSlot: null },
            )
          }
        />
        {time('firstSlot', 'First appointment')}
        {time('lastSlot', 'Last appointment')}
      </div>
    </li>
  );
}
