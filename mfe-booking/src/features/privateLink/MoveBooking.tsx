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
import { isUncertain } from '@mcs-repairs/shared/domain/rules/isUncertain';
import { isOutdated } from './isOutdated';
import { submitMove } from './moveAttempt';
import styles from './MyBooking.module.css';

type MoveBookingProps = {
  token: string;
  version: number;
  /** Called with true if an earlier request rescheduled the booking, to the time that it had. */
  onMoved: (receipt: BookingReceipt, fromEarlierTry: boolean) => void;
  onRefused: (failure: Failure) => void;
  /** Called if the customer stops, and nobody knows whether the booking was rescheduled. */
  onUnsure: () => void;
  onCancel: () => void;
};

/** Reschedules a booking. It uses the same calendar as a new appointment. */
export function MoveBooking(props: MoveBookingProps) {
  const { token, version, onMoved, onRefused, onUnsure, onCancel } = props;
  const { act, working, failure, forget } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<Wanted>({ shopDate: null, time: null });
  /** The time of a request that the shop may have stored, although no response arrived. */
  const [unsure, setUnsure] = useState<FreeSlot | null>(null);
  const choice = useAppointmentChoice(wanted);
  const { chosen } = choice;
  const action = useRef<HTMLDivElement>(null);
  const showAction = useBringIntoView(action);
  useEffect(() => heading.current?.focus(), []);

  const move = async (to: FreeSlot) => {
    const body = { appointmentDate: to.shopDate, appointmentTime: to.time, version };
    let fromEarlierTry = false;
    const result = await act(async (call) => {
      const submission = await submitMove(call, token, body);
      const { unsure: open } = submission;
      ({ fromEarlierTry } = submission);
      setUnsure(open && { shopDate: open.appointmentDate, time: open.appointmentTime });
      return submission.result;
    });
    if (result.ok) return onMoved(result.value, fromEarlierTry);
    if (isOutdated(result.failure)) return onRefused(result.failure);
    if (!isUncertain(result.failure)) choice.refresh();
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
      {failure && unsure && (
        <Notice
          tone="warning"
          live
          title="We cannot say whether your appointment was rescheduled"
          action={
            // The button repeats the earlier request, so it is not there beside another time.
            wanted.shopDate === unsure.shopDate &&
            wanted.time === unsure.time && (
              <Button variant="secondary" size="small" onClick={() => void move(unsure)}>
                Try again
              </Button>
            )
          }
        >
          {failure.message} We reschedule only once, even if the first request arrived.
        </Notice>
      )}
      {failure && !unsure && (
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
        <Button variant="secondary" disabled={working} onClick={unsure ? onUnsure : onCancel}>
          {unsure ? 'Check my booking' : 'Keep the current time'}
        </Button>
      </div>
    </Card>
  );
}
