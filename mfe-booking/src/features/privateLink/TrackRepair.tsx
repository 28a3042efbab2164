import { useState } from 'react';
import type { MessageWays } from '@mcs-repairs/shared/domain/contract/myBooking';
import { late } from '@mcs-repairs/shared/platform/site';
import { notOpened, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { LookUpForm } from './LookUpForm';
import styles from './MyBooking.module.css';

const TrackByPhone = late(async () => {
  const { TrackByPhone } = await import(/* webpackChunkName: "track-by-phone" */ './TrackByPhone');
  return TrackByPhone;
});

/**
 * Finds one booking by its reference. If the shop can send codes, it also finds all bookings of a
 * phone number.
 */
export function TrackRepair({ ways }: { ways: MessageWays }) {
  const [byPhone, setByPhone] = useState(false);
  const dispatch = useAppDispatch();
  const missing = () => {
    setByPhone(false);
    dispatch(notOpened());
  };
  const canSend = ways.texts || ways.emails;
  return (
    <div className={styles.form}>
      {byPhone ? <TrackByPhone onMissing={missing} /> : <LookUpForm ways={ways} />}
      {canSend && (
        <Button variant="quiet" onClick={() => setByPhone(!byPhone)}>
          {byPhone ? 'I have an order or ticket number' : 'No number at hand? See all my repairs'}
        </Button>
      )}
    </div>
  );
}
