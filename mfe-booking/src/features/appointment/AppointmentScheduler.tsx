import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppointmentSchedulerProps } from '@mcs-repairs/shared/platform/contract/fragments';
import {
  bookingCreated,
  dateSelected,
  timeSelected,
  useAppDispatch,
  useAppSelector,
} from '@mcs-repairs/shared/platform/store';
import { SECRET_PATHS } from '@mcs-repairs/shared/domain/rules/secretLinks';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import type { ShopDate, SlotTime } from '@mcs-repairs/shared/domain/types/time';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { appointmentText } from '../../appointmentText';
import { AppointmentPicker } from '../../calendar/AppointmentPicker';
import { useBringIntoView } from '../../calendar/useBringIntoView';
import { useAppointmentChoice } from '../../calendar/useAppointmentChoice';
import { NextTimeBar } from './NextTimeBar';
import { useDialog } from './useDialog';
import { useDraft } from './useDraft';
import { useWayHere } from './useWayHere';
import styles from './AppointmentScheduler.module.css';

/** Shows the calendar, the times, and the button that opens the booking dialog. */
export function AppointmentScheduler(props: AppointmentSchedulerProps) {
  const { device, issue, stayOnPage, onChoose } = props;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const shopDate = useAppSelector((state) => state.repairFlow.selectedDate);
  const time = useAppSelector((state) => state.repairFlow.selectedTime);
  const choice = useAppointmentChoice({ shopDate, time });
  const draft = useDraft(props);
  const dialog = useDialog();
  // The slot that the dialog books. It does not change while availability reloads behind the
  // dialog.
  const [slot, setSlot] = useState<FreeSlot | null>(null);
  const [uncertain, setUncertain] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [booked, setBooked] = useState<BookingReceipt | null>(null);
  const bookable = choice.chosen ?? (uncertain ? slot : null);

  const { prepare, code } = dialog;
  const ready = bookable !== null;
  useEffect(() => {
    // The code of the form loads when the visitor selects a time. So the form also opens if the
    // connection breaks later.
    if (ready) prepare();
  }, [ready, prepare]);

  const next = choice.chosen ?? choice.shortcuts[0];
  const root = useRef<HTMLDivElement>(null);
  const way = useWayHere(root, ready ? '[data-ready] button' : `[data-day="${next?.shopDate}"]`);

  const action = useRef<HTMLDivElement>(null);
  const showAction = useBringIntoView(action);

  const selectDate = (date: ShopDate) => {
    dispatch(dateSelected(date));
    onChoose?.();
  };
  const selectTime = (next: SlotTime) => {
    dispatch(timeSelected(next));
    onChoose?.();
  };
  const select = (next: FreeSlot) => {
    selectDate(next.shopDate);
    selectTime(next.time);
    setSlot(next);
  };
  const open = () => {
    setSlot(bookable);
    dialog.open();
  };
  const finish = () => {
    setLeaving(false);
    dialog.close();
    setUncertain(false);
    draft.clear();
    choice.refresh();
  };
  const onBooked = async (receipt: BookingReceipt, fromEarlierTry: boolean) => {
    dispatch(bookingCreated(receipt));
    if (stayOnPage) {
      setBooked(receipt);
      finish();
      return;
    }
    // The dialog stays open and busy until the confirmation replaces this page. Without the dialog,
    // the customer could think that nothing was booked. The visitor may also have gone back meanwhile.
    setLeaving(true);
    await navigate(SECRET_PATHS.confirmation(receipt.token), {
      state: { receipt, fromEarlierTry },
    });
    startTransition(finish);
  };

  return (
    <div ref={root} id="calendar" data-scheduler="">
      {booked && code ? (
        <code.BookedNotice receipt={booked} onAnother={() => setBooked(null)} />
      ) : (
        <div className={styles.scheduler}>
          <AppointmentPicker
            choice={choice}
            wantedDate={shopDate}
            onDate={selectDate}
            onTime={(next) => {
              selectTime(next);
              showAction();
            }}
          />
          <div ref={action} className={styles.action} data-ready={bookable ? '' : undefined}>
            <p className={styles.summary} aria-live="polite">
              {dialog.loading
                ? 'Opening the booking form...'
                : choice.chosen && appointmentText(choice.chosen.shopDate, choice.chosen.time)}
            </p>
            <Button
              full
              size="large"
              disabled={!bookable}
              // The button stays enabled while the form loads, because focus must be able to return
              // to it.
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={open}
            >
              {bookable ? 'Book Appointment' : 'Select Date & Time'}
            </Button>
            {dialog.failed && (
              <Notice tone="danger" live title="The booking form could not be opened">
                Your date and time are still selected. Please check your connection and press the
                button again.
              </Notice>
            )}
          </div>
          {code && (
            <code.BookingDialog
              open={dialog.isOpen}
              onOpenChange={dialog.setOpen}
              slot={slot}
              onSlotChange={select}
              onSlotLost={() => {
                setSlot(null);
                choice.refresh();
              }}
              onUncertain={setUncertain}
              leaving={leaving}
              draft={draft}
              device={device}
              issue={issue}
              onBooked={onBooked}
            />
          )}
        </div>
      )}
      {!booked && next && way.onScreen === false && (
        <NextTimeBar
          slot={next}
          chosen={choice.chosen !== null}
          onFollow={() => {
            choice.showDay(next.shopDate);
            if (!choice.chosen) select(next);
            way.lead();
          }}
        />
      )}
    </div>
  );
}
