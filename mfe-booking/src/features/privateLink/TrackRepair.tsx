import { useState } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { LookUpForm } from './LookUpForm';
import { TrackByPhone } from './TrackByPhone';
import styles from './MyBooking.module.css';

/** Two ways to find repairs: one booking by its reference, or all bookings of a phone number. */
export function TrackRepair() {
  const [byPhone, setByPhone] = useState(false);
  return (
    <div className={styles.form}>
      {byPhone ? <TrackByPhone /> : <LookUpForm />}
      <Button variant="quiet" onClick={() => setByPhone(!byPhone)}>
        {byPhone ? 'I have an order or ticket number' : 'No number at hand? See all my repairs'}
      </Button>
    </div>
  );
}
