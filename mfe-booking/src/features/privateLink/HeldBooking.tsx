import type { MyBooking } from '@mcs-repairs/shared/domain/contract/myBooking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { HeldNotice, HowToKeep } from '../../HeldNotice';
import { isOutdated } from './isOutdated';
import { keepMyBooking, linkedBy } from '../../myBookingOperations';

type HeldBookingProps = {
  token: string;
  booking: MyBooking;
  onKept: () => void;
  /** Called when the booking has changed since the page loaded. */
  onOutdated: (failure: Failure) => void;
};

/**
 * Lets the customer confirm a time that the shop reserves only until a deadline. Renders nothing
 * for other bookings.
 */
export function HeldBooking({ token, booking, onKept, onOutdated }: HeldBookingProps) {
  const { act, working, failure, forget } = useAction();
  const { receipt, actions } = booking;
  if (!receipt.heldUntil) return null;

  const keep = async () => {
    const input = { ...linkedBy(token), body: { version: receipt.version } };
    const result = await act((call) => call(keepMyBooking, input));
    if (result.ok) return onKept();
    if (isOutdated(result.failure)) {
      forget();
      onOutdated(result.failure);
    }
  };

  return (
    <>
      <HeldNotice
        heldUntil={receipt.heldUntil}
        action={
          actions.keep && (
            <Button loading={working} loadingLabel="Keeping..." onClick={() => void keep()}>
              Keep my booking
            </Button>
          )
        }
      >
        {actions.keep ? (
          'We are receiving very many bookings right now. Please choose “Keep my booking”. Otherwise the time becomes free for others.'
        ) : (
          <HowToKeep customerEmail={receipt.customerEmail} />
        )}
      </HeldNotice>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
    </>
  );
}
