import { sweepBookings } from '@mcs-repairs/shared/domain/contract/bulkActions';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { useStaffAction } from '../../staff/useStaffAction';

/**
 * Removes the spam mark from a booking. If the time of the booking is still free, the booking
 * becomes pending.
 */
export function NotSpamButton({ booking: { id, version } }: { booking: Booking }) {
  const dispatch = useAppDispatch();
  const { act, working } = useStaffAction();

  async function reopen() {
    const body = { action: 'reopen' as const, bookings: [{ id, version }] };
    const result = await act(({ call }) => call(sweepBookings, { body }));
    if (!result.ok) {
      const { failure } = result;
      const text = `${outcomeOf(failure, 'The booking', 'changed')}. ${failure.message}`;
      dispatch(toastShown({ tone: 'error', text }));
      return;
    }
    const [left] = result.value.left;
    if (!left) {
      dispatch(toastShown({ tone: 'success', text: 'The booking is no longer spam.' }));
      return;
    }
    const text =
      left.reason === 'slot-taken'
        ? 'The booking is no longer spam. The booking stays cancelled, because its time was booked meanwhile.'
        : 'Nothing was changed, because somebody else changed the booking meanwhile.';
    dispatch(toastShown({ tone: 'info', text }));
  }

  return (
    <Button variant="secondary" loading={working} onClick={() => void reopen()}>
      Mark booking as not spam
    </Button>
  );
}
