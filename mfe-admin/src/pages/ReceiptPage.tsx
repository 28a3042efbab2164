import { useParams } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readReceipt } from '@mcs-repairs/shared/domain/contract/payments';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { ReceiptPrint } from '../features/ticket/ReceiptPrint';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import styles from './TicketPage.module.css';

export const head = staffHead('Receipt');

const receipts = answersOf(readReceipt);

/** Shows a receipt to print. */
export function Component() {
  return (
    <AdminFrame title="Receipt" skeleton={<Skeleton lines={8} />}>
      <ReceiptOf />
    </AdminFrame>
  );
}

function ReceiptOf() {
  const { id = '' } = useParams();
  const query = receipts.useQuery({ params: { id } });
  return (
    <Loaded
      query={{ ...query, data: query.currentData }}
      name="receipt"
      skeleton={<Skeleton lines={8} />}
      notFound={
        <ErrorState
          title="Receipt not found"
          action={<ButtonLink to="/admin/bookings">View all bookings</ButtonLink>}
        >
          No receipt has this address.
        </ErrorState>
      }
    >
      {(receipt) => (
        <>
          <p className={styles.next}>
            <ButtonLink
              variant="secondary"
              to={`/admin/bookings/${encodeURIComponent(receipt.reference)}`}
            >
              View booking {receipt.reference}
            </ButtonLink>
          </p>
          <ReceiptPrint receipt={receipt} />
        </>
      )}
    </Loaded>
  );
}
