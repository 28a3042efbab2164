import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { AskFirst } from './AskFirst';
import { isOutdated } from './isOutdated';
import { cancelMyBooking, linkedBy } from '../../myBookingOperations';

type CancelBookingProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  token: string;
  version: number;
  onCancelled: (receipt: BookingReceipt) => void;
  onRefused: (failure: Failure) => void;
};

export function CancelBooking(props: CancelBookingProps) {
  const { open, onOpenChange, token, version, onCancelled, onRefused } = props;
  return (
    <AskFirst
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this booking?"
      confirmLabel="Cancel booking"
      workingLabel="Cancelling..."
      keepLabel="Keep booking"
      act={(call) => call(cancelMyBooking, { ...linkedBy(token), body: { version } })}
      onDone={onCancelled}
      onRefused={(failure) => {
        if (!isOutdated(failure)) return false;
        onRefused(failure);
        return true;
      }}
    >
      <p>Your time becomes free for others. You can book again whenever you like.</p>
    </AskFirst>
  );
}
