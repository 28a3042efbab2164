import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { VisitReceipt } from '@mcs-repairs/shared/domain/types/checkIn';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { useState } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { Refusal } from '../../form/Refusal';
import { useWalkIns } from '../../format/useWalkIns';
import { CustomerPart } from './CustomerPart';
import { DevicePart } from './DevicePart';
import { MoreDetails } from './MoreDetails';
import { PlaceNotice } from './PlaceNotice';
import { useFilledName } from './useFilledName';
import { useKnownCustomer } from './useKnownCustomer';
import { useRequestDetails } from './useRequestDetails';
import { useSameCustomer } from './useSameCustomer';
import { useVisitForm } from './useVisitForm';
import styles from './CheckIn.module.css';

/**
 * Checks in a device. Customer, device, fault and condition are always visible. All other fields
 * are folded.
 */
export function CheckInForm({
  visitWith,
  request,
  onStored,
}: {
  /** The booking of another device that the customer brings on the same visit. */
  visitWith?: Booking | undefined;
  /** The enquiry or quote request for which the booking is made. */
  request?: RequestPage | undefined;
  onStored: (receipt: VisitReceipt, isOfRequest: boolean) => void;
}) {
  const walkIns = useWalkIns();
  const [onPurpose, setOnPurpose] = useState(false);
  const [clearings, setClearings] = useState(0);
  const [restore, setRestore] = useState<(() => void) | null>(null);
  const form = useVisitForm({
    overbook: onPurpose,
    visitWith: visitWith?.id,
    onStored: (receipt) => onStored(receipt, ofRequest === 'filled'),
  });
  useSameCustomer(form, visitWith);
  const ofRequest = useRequestDetails(form, request);
  const { failure, sending, isLost, values } = form;
  const { known, similar } = useKnownCustomer(values.customerPhone);
  useFilledName(form, known);

  /**
   * Clears the form. It also clears values outside the form: a drawn signature and the consent to
   * overbook. The clerk can restore the form until the next input.
   */
  function clear() {
    const isEmpty = Object.values(values).every((value) => value.length === 0);
    const putBack = form.clear();
    setOnPurpose(false);
    setClearings(clearings + 1);
    if (isEmpty) return;
    setRestore(() => () => {
      putBack();
      setOnPurpose(onPurpose);
      setClearings(clearings + 2);
      setRestore(null);
    });
  }

  // Consent that the clerk gave stays visible until the clerk withdraws it.
  const isFull = onPurpose || walkIns?.reason !== undefined || failure?.code === 'slot-taken';

  return (
    <form
      {...form.form}
      aria-label="Check in a device"
      className={styles.form}
      onInput={() => setRestore(null)}
    >
      {visitWith && (
        <Notice title={`Another device for visit ${visitWith.reference}`}>
          This device belongs to the same visit as the {visitWith.deviceModel} of{' '}
          {visitWith.customerName}. One ticket lists both devices.
        </Notice>
      )}
      {request && ofRequest !== 'left' && (
        <Notice
          title={`From ${request.topic === 'enquiries' ? 'enquiry' : 'quote request'} ${request.reference}`}
        >
          {ofRequest === 'filled'
            ? `The form has the details of ${request.name}. The booking will be linked to the request.`
            : `This form already has details of another visit. Clear the form to use the details of ${request.name}.`}
        </Notice>
      )}
      <div className={styles.part}>
        <CustomerPart form={form} known={known} similar={similar} />
        <DevicePart form={form} known={known} visitWith={visitWith} />
      </div>
      <MoreDetails key={clearings} form={form} />
      {isLost && (
        <Notice tone="warning" live title="No connection">
          The form is saved in this browser. The browser sends the form when the connection is back.
          The server never stores the same form twice.
        </Notice>
      )}
      {failure?.code === 'key-reused' && (
        <Notice
          tone="warning"
          live
          title="This form was already stored with other details"
          action={
            <div className={styles.send}>
              <Button loading={sending} onClick={() => void form.storeAsAnother()}>
                Check in device as second booking
              </Button>
              <Button variant="secondary" disabled={sending} onClick={clear}>
                Discard form and start next visit
              </Button>
            </div>
          }
        >
          The stored visit differs from this form. You can find the stored visit in the list of
          bookings.
        </Notice>
      )}
      {failure && !isLost && !['key-reused', 'slot-taken'].includes(failure.code) && (
        <Refusal refusal={failure} />
      )}
      {/* The notice about the day can appear while the clerk types. Here it is always visible and
         moves no field. */}
      <div className={styles.finish}>
        <PlaceNotice
          walkIns={walkIns}
          isFull={isFull}
          onPurpose={onPurpose}
          isRefused={failure?.code === 'slot-taken' && !onPurpose && !sending}
          onChange={setOnPurpose}
        />
        <Button type="submit" size="small" loading={sending}>
          Check in device and print ticket
        </Button>
        <Button variant="quiet" size="small" onClick={clear} disabled={sending}>
          Clear form
        </Button>
        <VisuallyHidden>
          <span role="status">{restore && 'The form was cleared.'}</span>
        </VisuallyHidden>
        {restore && (
          <Button variant="secondary" size="small" onClick={restore}>
            Restore form
          </Button>
        )}
      </div>
    </form>
  );
}
