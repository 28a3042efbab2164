import { useState } from 'react';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { useForgetSession } from '../../staff/useSignedOut';

/** Takes one booking out of spam: pending again when its time is still free. */
export function NotSpamButton({ booking: { id, version } }: { booking: Booking }) {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const forget = useForgetSession();
  const [busy, setBusy] = useState(false);

  async function reopen() {
    setBusy(true);
    const result = await staff.sweep({ action: 'reopen', bookings: [{ id, version }] });
    setBusy(false);
    if (!result.ok) {
      if (result.failure.code === 'signed-out') forget();
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
    <Button variant="secondary" loading={busy} onClick={() => void reopen()}>
      Not spam
    </Button>
  );
}
