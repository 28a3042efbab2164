import { useState } from 'react';
import { changeBookingStatus } from '@mcs-repairs/shared/domain/contract/bookings';
import { changeStage } from '@mcs-repairs/shared/domain/contract/repairs';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { useNow, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { refusalText } from '../staff/changedMeanwhile';
import { newestVersion } from '../staff/newestVersion';
import { nextStatusOf, nextStepOf, type KnownOfBooking, type StepChange } from '../staff/nextStep';
import { useStaffAction } from '../staff/useStaffAction';
import { completesAhead } from './AskAhead';
import { pausePresses } from './pressPause';

type Options = Omit<KnownOfBooking, 'now'> & {
  /** Called with the stored booking, for example to offer an undo. */
  onDone?: ((booking: Booking) => void) | undefined;
};

/**
 * Returns the next step of a booking, and a function that performs it. After a change, the hook
 * uses the booking from the response, because the page may still show the old booking.
 */
export function useNextStep(shown: Booking, { onDone, ...known }: Options) {
  const now = useNow();
  const can = useShopCapabilities();
  const dispatch = useAppDispatch();
  const [stored, setStored] = useState<Booking | null>(null);
  const [asked, setAsked] = useState<StepChange | null>(null);
  const booking = newestVersion(shown, new Map(stored ? [[stored.id, stored]] : []));
  const { act, working } = useStaffAction(booking);

  async function save(change: StepChange) {
    setAsked(null);
    const params = { id: booking.id };
    const result = await act<Booking>(({ call }, version) =>
      'stage' in change
        ? call(changeStage, { params, body: { stage: change.stage, version } })
        : call(changeBookingStatus, { params, body: { to: change.status, version } }),
    );
    if (result.ok) {
      pausePresses();
      setStored(result.value);
      onDone?.(result.value);
    } else dispatch(toastShown({ tone: 'error', text: refusalText(result.failure) }));
  }

  return {
    booking,
    step: can.bench ? nextStepOf(booking, { now, ...known }) : nextStatusOf(booking),
    working,
    take(change: StepChange) {
      if (working) return;
      if ('stage' in change && completesAhead(booking, change.stage, now)) setAsked(change);
      else void save(change);
    },
    /** The change that needs a confirmation, because the appointment is in the future. */
    asked,
    confirm: () => asked && void save(asked),
    giveUp: () => setAsked(null),
  };
}
