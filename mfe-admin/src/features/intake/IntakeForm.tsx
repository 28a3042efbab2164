import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { VisitReceipt } from '@mcs-repairs/shared/domain/types/intake';
import { useState } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Refusal } from '../../form/Refusal';
import { CustomerPart } from './CustomerPart';
import { DevicePart } from './DevicePart';
import { HandoverPart } from './HandoverPart';
import { PlaceNotice } from './PlaceNotice';
import { SignatureField } from './SignatureField';
import { useSameCustomer } from './useSameCustomer';
import { useVisitForm } from './useVisitForm';
import { useWalkIns } from './useWalkIns';
import styles from './Intake.module.css';

/** Checks in a device: customer, device, fault, and further fields where they matter. */
export function IntakeForm({
  visitWith,
  onStored,
}: {
  /** The booking of another device of the same visit. */
  visitWith?: Booking | undefined;
  onStored: (receipt: VisitReceipt) => void;
}) {
  const walkIns = useWalkIns();
  const [onPurpose, setOnPurpose] = useState(false);
  const form = useVisitForm({ overbook: onPurpose, visitWith: visitWith?.id, onStored });
  useSameCustomer(form, visitWith);
  const { failure, sending, isLost, errors, values, change, reset } = form;
  const isFull = walkIns?.reason !== undefined || failure?.code === 'slot-taken';

  return (
    <form {...form.form} aria-label="Take a device in" className={styles.form}>
      {visitWith && (
        <Notice title={`Another device of the visit ${visitWith.reference}`}>
          It comes with the {visitWith.deviceModel} of {visitWith.customerName}: one ticket lists
          both.
        </Notice>
      )}
      <CustomerPart form={form} />
      <DevicePart form={form} />
      <HandoverPart form={form} />
      <SignatureField
        path={values.signature}
        error={errors.signature}
        onChange={(path) => change('signature', path)}
      />
      {isLost && (
        <Notice tone="warning" live title="No connection">
          The visit is kept here and is sent by itself when the connection is back. It is never
          stored twice.
        </Notice>
      )}
      {failure?.code === 'key-reused' && (
        <Notice
          tone="warning"
          live
          title="A visit was stored from here already"
          action={
            <div className={styles.send}>
              <Button loading={sending} onClick={() => void form.storeAsAnother()}>
                It is another visit: store it
              </Button>
              <Button variant="secondary" disabled={sending} onClick={reset}>
                It is the same: begin the next visit
              </Button>
            </div>
          }
        >
          It had other words than these. You find it in the list of bookings.
        </Notice>
      )}
      {failure && !isLost && !['key-reused', 'slot-taken'].includes(failure.code) && (
        <Refusal refusal={failure} />
      )}
      <PlaceNotice
        walkIns={walkIns}
        isFull={isFull}
        onPurpose={onPurpose}
        onChange={setOnPurpose}
      />
      <div className={styles.send}>
        <Button type="submit" size="large" loading={sending}>
          Take in and print
        </Button>
        <Button variant="quiet" onClick={reset} disabled={sending}>
          Clear
        </Button>
      </div>
    </form>
  );
}
