import { useState } from 'react';
import type { MyBooking } from '@mcs-repairs/shared/data/my-booking/port';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { HeldNotice, howToKeep } from '../../HeldNotice';

type HeldBookingProps = {
  token: string;
  booking: MyBooking;
  onKept: () => void;
  /** The booking is no longer what this page shows. */
  onOutdated: (failure: Failure) => void;
};

/** A held time, which the mailed link keeps; nothing while there is none. */
export function HeldBooking({ token, booking, onKept, onOutdated }: HeldBookingProps) {
  const shopData = useShopData();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { receipt, actions } = booking;
  if (!receipt.heldUntil) return null;

  const keep = async () => {
    setWorking(true);
    setFailure(null);
    const result = await shopData.keepMyBooking(token, receipt.version);
    setWorking(false);
    if (result.ok) return onKept();
    const { code } = result.failure;
    if (code === 'stale-version' || code === 'transition-refused') onOutdated(result.failure);
    else setFailure(result.failure);
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
        {actions.keep
          ? 'Very many bookings are coming in right now. Say that yours is meant, and the time is yours.'
          : howToKeep(receipt)}
      </HeldNotice>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
    </>
  );
}
