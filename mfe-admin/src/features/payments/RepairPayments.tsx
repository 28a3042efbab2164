import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { cancelReceipt, readPayments } from '@mcs-repairs/shared/domain/contract/payments';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Receipt } from '@mcs-repairs/shared/domain/types/payments';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { ConfirmDialog, lateDialog } from '../../form/lateDialog';
import type { OpenForm } from '../../form/useOpenForm';
import { methodWords, receiptWords } from '../../format/paymentWords';
import type { Moment } from '../../format/Timeline';
import { useStaffAction } from '../../staff/useStaffAction';
import { ReceiptFacts } from './ReceiptFacts';
import styles from './Payments.module.css';

const PaymentForm = lateDialog(async () => {
  const { PaymentForm } = await import(/* webpackChunkName: "payment-form" */ './PaymentForm');
  return PaymentForm;
});

const payments = answersOf(readPayments);

type RepairPaymentsProps = {
  bookingId: string;
  /** The price that the customer accepted. */
  agreedPrice: number | undefined;
  form: OpenForm;
};

/** Shows what the customer paid for a repair, with the receipts. */
export function RepairPayments({ bookingId, agreedPrice, form }: RepairPaymentsProps) {
  const answer = payments.useQuery({ params: { id: bookingId } });
  const [isOpen, setOpen] = useState(false);
  const [openedBy, setOpenedBy] = useState<string | null>(null);
  const press = form.place === 'payment' ? form.press : null;
  // Each press of a link to this form opens it again.
  if (press && press !== openedBy) {
    setOpenedBy(press);
    setOpen(true);
  }
  return (
    <section aria-label="Payments" className={styles.card}>
      <h2 className={styles.heading}>Payments</h2>
      <Loaded query={answer} name="payments" size="notice" skeleton={<Skeleton lines={1} />}>
        {({ receipts, total }) => <Receipts receipts={receipts} total={total} />}
      </Loaded>
      {isOpen ? (
        <PaymentForm
          bookingId={bookingId}
          agreedPrice={agreedPrice}
          paid={answer.data?.total ?? 0}
          onClose={() => {
            setOpen(false);
            if (press) form.close();
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            Record payment
          </Button>
        </div>
      )}
    </section>
  );
}

/** Returns the receipts of a booking as entries of its history. */
export function useReceiptMoments({ id, stage }: Pick<Booking, 'id' | 'stage'>): Moment[] {
  const can = useShopCapabilities();
  const { data } = payments.useQuery({ params: { id } }, { skip: !can.bench || !stage });
  return (data?.receipts ?? []).map((receipt) => ({
    id: receipt.id,
    at: receipt.at,
    by: receipt.by,
    kind: 'Payments' as const,
    content: (
      <>
        <p>{methodWords(receipt.amounts)}</p>
        <p className={styles.second}>{receiptWords(receipt)}</p>
      </>
    ),
  }));
}

function Receipts({ receipts, total }: { receipts: readonly Receipt[]; total: number }) {
  if (receipts.length === 0) return <p className={styles.second}>No payments recorded yet.</p>;
  return (
    <>
      <ul aria-label="Receipts">
        {receipts.map((receipt) => (
          <ReceiptLine key={receipt.id} receipt={receipt} />
        ))}
      </ul>
      <p className={styles.total}>Paid in total: {rupees(total)}</p>
    </>
  );
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
  const { id, number, cancels, cancelledBy } = receipt;
  const { act, working, failure } = useStaffAction();
  const [asks, setAsks] = useState(false);

  async function cancel() {
    setAsks(false);
    await act(({ call }) => call(cancelReceipt, { params: { id } }), 'The receipt is cancelled.');
  }

  return (
    <li className={styles.line}>
      <ReceiptFacts receipt={receipt} />
      <span className={styles.steps}>
        <ButtonLink
          size="small"
          variant="quiet"
          to={`/admin/receipt/${encodeURIComponent(id)}`}
          aria-label={`Print receipt ${number}`}
        >
          Print receipt
        </ButtonLink>
        {!cancels && !cancelledBy && (
          <Button
            size="small"
            variant="quiet"
            loading={working}
            aria-label={`Cancel receipt ${number}`}
            onClick={() => setAsks(true)}
          >
            Cancel receipt
          </Button>
        )}
      </span>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {asks && (
        <ConfirmDialog
          title={`Cancel receipt ${number}?`}
          confirmLabel="Cancel receipt"
          keepLabel="Keep receipt"
          working={working}
          onConfirm={() => void cancel()}
          onClose={() => setAsks(false)}
        >
          A second receipt with negative amounts is stored today. Both receipts stay in the list.
        </ConfirmDialog>
      )}
    </li>
  );
}
