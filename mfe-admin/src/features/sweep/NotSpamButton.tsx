import { sweepBookings } from '@mcs-repairs/shared/domain/contract/sweeps';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { useStaffAction } from '../../staff/useStaffAction';

/** Removes the spam mark from one booking. It becomes pending if its time is still free. */
export function NotSpamButton({ booking: { id, version } }: { booking: Booking }) {
  const dispatch = useAppDispatch();
  const { act, working } = useStaffAction();

  async function reopen() {
    const body = { action: 'reopen' as const, bookings: [{ id, version }] };
    const result = await act(({ call }) => call(sweepBookings, { body }));
    if (!result.ok) {
      const text = `Nothing was changed. ${result.failure.message}`;
      dispatch(toastShown({ tone: 'error', text }));
      return;
    }
    const [left] = result.value.left;
    if (!left) {
      dispatch(toastShown({ tone: 'success', text: 'It is no spam any more.' }));
      return;
    }
    const text =
      left.reason === 'slot-taken'
        ? 'It is no spam any more, but stays cancelled: its time was taken meanwhile.'
        : 'Nothing was changed: somebody changed it meanwhile.';
    dispatch(toastShown({ tone: 'info', text }));
  }

  return (
    <Button variant="secondary" loading={working} onClick={() => void reopen()}>
      Not spam
    </Button>
  );
}
