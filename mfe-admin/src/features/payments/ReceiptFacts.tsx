import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Receipt } from '@mcs-repairs/shared/domain/types/payments';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { methodWords, receiptWords } from '../../format/paymentWords';
import styles from './Payments.module.css';

/** Shows the amounts of a receipt, its number, and who recorded it. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { amounts, at, by, cancelledBy } = receipt;
  return (
    <span className={styles.what}>
      <span className={classes(styles.amount, cancelledBy !== null && styles.cancelled)}>
        {methodWords(amounts)}
      </span>
      <span className={styles.second}>
        {receiptWords(receipt)}. {by}, {nepalInstant(at)}
      </span>
    </span>
  );
}
