import { useState } from 'react';
import type { MessageWays } from '@mcs-repairs/shared/domain/contract/myBooking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { LookUpForm } from './LookUpForm';
import { TrackByPhone } from './TrackByPhone';
import styles from './MyBooking.module.css';

/**
 * Two ways to find repairs: one booking by its reference, or all bookings of a phone number where the
 * shop can send a code.
 */
export function TrackRepair({ ways }: { ways: MessageWays }) {
  const [byPhone, setByPhone] = useState(false);
  const canSend = ways.texts || ways.emails;
  return (
    <div className={styles.form}>
      {byPhone ? <TrackByPhone /> : <LookUpForm ways={ways} />}
      {canSend && (
        <Button variant="quiet" onClick={() => setByPhone(!byPhone)}>
          {byPhone ? 'I have an order or ticket number' : 'No number at hand? See all my repairs'}
        </Button>
      )}
    </div>
  );
}
