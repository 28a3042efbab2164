import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { PAYMENT_METHODS, type PrintedReceipt } from '@mcs-repairs/shared/domain/types/payments';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { METHOD_LABELS } from '../../format/paymentWords';
import { SheetFact } from './SheetFact';
import styles from './Ticket.module.css';

/** The receipt that the customer gets. It names the shop, the repair and each amount. */
export function ReceiptSheet({ receipt }: { receipt: PrintedReceipt }) {
  const { name, phone, address } = useSiteConfig().profile;
  const { amounts, cancels, cancelledBy, warrantyUntil } = receipt;
  const paid = PAYMENT_METHODS.filter((method) => amounts[method] !== 0);
  return (
    <article aria-label="Receipt" className={styles.sheet}>
      <header>
        <strong>{name}</strong>
        <div>{address}</div>
        <div>{phone}</div>
      </header>
      <p className={styles.reference}>Receipt {receipt.number}</p>
      {cancels && <p>This receipt cancels receipt {cancels}.</p>}
      {cancelledBy && <p>Receipt {cancelledBy} cancels this receipt.</p>}
      <dl className={styles.facts}>
        <SheetFact name="Date" value={nepalInstant(receipt.at)} />
        <SheetFact name="Booking" value={receipt.reference} />
        <SheetFact name="Customer" value={receipt.customerName} />
        <SheetFact name="Device" value={receipt.deviceModel} />
        <SheetFact name="Repair" value={receipt.repairService} />
      </dl>
      <dl className={styles.sums}>
        {paid.map((method) => (
          <div key={method} className={styles.sum}>
            <dt>{METHOD_LABELS[method]}</dt>
            <dd>{rupees(amounts[method])}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>Total</dt>
          <dd>{rupees(receipt.total)}</dd>
        </div>
      </dl>
      <dl className={styles.facts}>
        <SheetFact name="Received by" value={receipt.by} />
        <SheetFact
          name="Warranty until"
          value={warrantyUntil ? formatLongDate(warrantyUntil) : ''}
        />
      </dl>
    </article>
  );
}
