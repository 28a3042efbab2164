import { useEffect, useRef, useState } from 'react';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { AppointmentPicker } from '../../calendar/AppointmentPicker';
import { TimeShortcuts } from '../../calendar/TimeShortcuts';
import { useAppointmentChoice, type Wanted } from '../../calendar/useAppointmentChoice';
import { useBringIntoView } from '../../calendar/useBringIntoView';
import { linkedBy, rescheduleMyBooking } from '../../myBookingOperations';
import styles from './MyBooking.module.css';

type MoveBookingProps = {
  token: string;
  version: number;
  onMoved: (receipt: BookingReceipt) => void;
  onRefused: (failure: Failure) => void;
  onCancel: () => void;
};

/** Reschedules a booking. It uses the same calendar as a new appointment. */
export function MoveBooking({ token, version, onMoved, onRefused, onCancel }: MoveBookingProps) {
  const { act, working, failure, forget } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<Wanted>({ shopDate: null, time: null });
  const choice = useAppointmentChoice(wanted);
  const { chosen } = choice;
  const action = useRef<HTMLDivElement>(null);
  const showAction = useBringIntoView(action);
  useEffect(() => heading.current?.focus(), []);

  const move = async (to: FreeSlot) => {
    const body = { appointmentDate: to.shopDate, appointmentTime: to.time, version };
    const input = { ...linkedBy(token), body };
    const result = await act((call) => call(rescheduleMyBooking, input));
    if (result.ok) return onMoved(result.value);
    const { code } = result.failure;
    if (code === 'stale-version' || code === 'transition-refused') return onRefused(result.failure);
    choice.refresh();
  };

  const choose = ({ shopDate, time }: FreeSlot) => {
    forget();
    setWanted({ shopDate, time });
    showAction();
  };

  return (
    <Card as="section" padding="large" look="raised" className={styles.card}>
      <Heading level={2} ref={heading} tabIndex={-1} className={styles.heading}>
        Choose another time
      </Heading>
      <AppointmentPicker
        choice={choice}
        wantedDate={wanted.shopDate}
        onDate={(shopDate) => setWanted({ shopDate, time: null })}
        onTime={(time) => {
          setWanted((before) => ({ ...before, time }));
          showAction();
        }}
      />
      {failure && (
        <Notice
          tone="danger"
          live
          title="Your appointment was not rescheduled"
          action={
            failure.alternatives && (
              <TimeShortcuts
                heading="Nearest free times"
                onNotice
                slots={failure.alternatives}
                onChoose={choose}
              />
            )
          }
        >
          {failure.message} Your current time is still booked for you.
        </Notice>
      )}
      <div ref={action} className={classes(styles.row, styles.filled)}>
        <Button
          disabled={!chosen}
          loading={working}
          loadingLabel="Rescheduling..."
          onClick={() => chosen && void move(chosen)}
        >
          {chosen
            ? `Reschedule to ${formatLongDate(chosen.shopDate)}, ${chosen.time}`
            : 'Select Date & Time'}
        </Button>
        <Button variant="secondary" disabled={working} onClick={onCancel}>
          Keep the current time
        </Button>
      </div>
    </Card>
  );
}
