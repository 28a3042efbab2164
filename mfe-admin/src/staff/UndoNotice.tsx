import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listDeliveries } from '@mcs-repairs/shared/domain/contract/deliveries';
import { readPayments } from '@mcs-repairs/shared/domain/contract/payments';
import { readBookingPage, undoChange } from '@mcs-repairs/shared/domain/contract/repairs';
import { agreedPrice } from '@mcs-repairs/shared/domain/rules/agreedPrice';
import { statusLabel } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { stageLabel, statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import type { Delivery } from '@mcs-repairs/shared/domain/types/message';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { isReached, PLEASE_CALL } from './isReached';
import { useMay } from './useRight';
import { useNextAction, useStaffAction } from './useStaffAction';
import styles from './UndoNotice.module.css';

const bookingPages = answersOf(readBookingPage);
const deliveries = answersOf(listDeliveries);
const payments = answersOf(readPayments);

/** The id of a booking or a request, and its version after the change. */
type Changed = Pick<Booking, 'id' | 'version'>;

export type UndoNoticeProps = { until: string } & (
  | /** Undoes a change of status or stage about which the customer got no message yet. */
    { booking: Booking; of?: undefined }
  | {
      booking: Changed;
      /** The change to undo. */
      of: {
        /** What was changed, such as `Shelf changed to B4`. */
        name: string;
        what: 'booking' | 'request';
        undo: (shop: OperationsPort, version: number) => Promise<Result<Changed>>;
      };
    }
);

/**
 * Names the member's own change, and offers to undo it for half a minute. The customer gets the
 * message only after that. The notice disappears when the member does something else, so that
 * nobody takes it for the undo of that.
 */
export function UndoNotice({ until, ...change }: UndoNoticeProps) {
  const { booking, of } = change;
  const { id, version } = booking;
  const { act, working, failure } = useStaffAction({ id, version });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  const isOwn = useRef(false);
  useNextAction(() => {
    if (!isOwn.current) setOver(true);
  });
  if (isOver) return null;

  async function undo() {
    isOwn.current = true;
    const result = await act<Changed>(
      (shop, newest) =>
        of ? of.undo(shop, newest) : shop.call(undoChange, { params: { id }, body: { version } }),
      'The change was undone.',
    );
    isOwn.current = false;
    if (result.ok) setOver(true);
  }

  return (
    <Notice
      tone="info"
      className={styles.notice}
      title={
        failure ? outcomeOf(failure, 'The change', 'undone') : of ? of.name : nameOf(change.booking)
      }
      live
      action={
        <Button variant="secondary" size="small" loading={working} onClick={() => void undo()}>
          Undo<VisuallyHidden> change to {of?.what ?? 'booking'}</VisuallyHidden>
        </Button>
      }
    >
      {failure?.message ?? (
        <>
          <span>{of ? SAVED : <SavedWords booking={change.booking} />}</span> You can undo the
          change for 30 seconds.
        </>
      )}
      {!change.of && isHandedOver(change.booking) && <PaymentLink booking={change.booking} />}
    </Notice>
  );
}

const SAVED = 'The change was saved.';

/** Names a change of status or stage, such as `iPhone 13 of Asha Gurung: Ready`. */
const nameOf = (booking: Booking) =>
  `${booking.deviceModel} of ${booking.customerName}: ${stateOf(booking)}`;

function stateOf(booking: Booking): string {
  if (isHandedOver(booking)) return stageLabel('collected');
  if (booking.noShowAt) return 'No-show';
  return booking.stage ? stageLabel(booking.stage) : statusLabel(booking.status);
}

const isHandedOver = ({ stage, collectedAt }: Booking) =>
  stage === 'collected' || collectedAt !== undefined;

/**
 * Says that the change was saved, and whether the customer will get a message. The server lists the
 * messages that wait until the member can no longer undo the change.
 */
function SavedWords({ booking }: { booking: Booking }) {
  const profile = useShopProfile();
  const { id, stage, status } = booking;
  const { data, isFetching } = deliveries.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const isSent = ({ state, channel }: Delivery) =>
    state === 'waiting' && (channel !== 'mail' || profile.sendsEmails !== false);
  if (!isFetching && data?.some(isSent)) return `${SAVED} The customer will get a message.`;
  // A customer who is at the counter needs no call.
  const isHere = stage === 'received' || isHandedOver(booking);
  const isAtWork = stage !== undefined && statusOfStage(stage) === 'in_progress';
  if (!isHere && !isAtWork && status !== 'pending' && !isReached(booking, profile))
    return `${SAVED} ${PLEASE_CALL}`;
  return SAVED;
}

/** Asks about the payment of a device that was handed over, unless the agreed price is paid. */
function PaymentLink({ booking: { id, reference } }: { booking: Booking }) {
  const skip = !useMay('take-payments');
  const paid = payments.useQuery({ params: { id } }, { skip });
  const page = bookingPages.useQuery({ params: { reference } }, { skip });
  if (skip || paid.isLoading || page.isLoading) return null;
  const total = paid.data?.total ?? 0;
  const price = agreedPrice(page.data?.estimates.find(({ state }) => state === 'accepted'));
  if (price !== undefined && total >= price) return <p>Paid in full: {rupees(total)}.</p>;
  const words = total > 0 && `${rupees(total)} ${price ? `of ${rupees(price)} ` : ''}paid.`;
  return (
    <p>
      {words || 'Did the customer pay?'}{' '}
      <Link to={`/admin/bookings/${encodeURIComponent(reference)}#payment`}>Record payment</Link>
    </p>
  );
}
