import { useState } from 'react';
import { moveBooking } from '@mcs-repairs/shared/domain/contract/repairs';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { useFreeTimes } from '../../form/useFreeTimes';
import { refusalText } from '../../staff/changedMeanwhile';
import { isReached, PLEASE_CALL } from '../../staff/isReached';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

type MoveFormProps = { booking: Booking; today: ShopDate; onClose: () => void };

/**
 * Reschedules a booking, or sets the first appointment of a request. Staff see the same free times
 * as customers.
 */
export function RescheduleForm({ booking, today, onClose }: MoveFormProps) {
  const [day, setDay] = useState(booking.appointmentDate > today ? booking.appointmentDate : '');
  const [time, setTime] = useState('');
  const [asked, setAsked] = useState(false);
  const { act, working, failure } = useStaffAction(booking);
  const { isDay, free, closed, prompt } = useFreeTimes(day);
  const profile = useShopProfile();
  const chosen = free.includes(time) ? time : '';

  async function move() {
    setAsked(true);
    if (!isDay || !chosen) return;
    const to = { appointmentDate: day, appointmentTime: chosen };
    const done = `The appointment is now on ${formatLongDate(day)}, ${chosen}.`;
    const result = await act(
      ({ call }, version) =>
        call(moveBooking, { params: { id: booking.id }, body: { ...to, version } }),
      isReached(booking, profile) ? done : `${done} ${PLEASE_CALL}`,
    );
    if (result.ok) onClose();
  }

  return (
    <form
      noValidate
      aria-label="Appointment"
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <h2 className={styles.heading}>Appointment</h2>
      {failure && (
        <Notice tone="danger" live>
          {refusalText(failure)}
        </Notice>
      )}
      <div className={styles.pair}>
        <Field label="Day" required error={asked && !isDay ? 'Choose a day' : closed}>
          <TextInput
            type="date"
            min={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <Field
          label="Time"
          required
          error={asked && isDay && !chosen ? 'Choose a time' : undefined}
        >
          <SelectInput
            value={chosen}
            disabled={free.length === 0}
            onChange={({ target }) => setTime(target.value)}
          >
            <option value="">{prompt}</option>
            {free.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectInput>
        </Field>
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="small" loading={working}>
          Save appointment
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Close form
        </Button>
      </div>
    </form>
  );
}
