import { useState } from 'react';
import type { PrintedReceipt } from '@mcs-repairs/shared/domain/types/payments';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { PrinterIcon } from '@mcs-repairs/shared/ui/icons';
import { keptPaper, PaperField } from './PaperField';
import { ReceiptSheet } from './ReceiptSheet';
import styles from './Ticket.module.css';

/** Shows a preview of a receipt, and prints it. */
export function ReceiptPrint({ receipt }: { receipt: PrintedReceipt }) {
  const [paper, setPaper] = useState(keptPaper);
  return (
    <>
      <div className={styles.controls}>
        <PaperField paper={paper} onPaper={setPaper} />
        <Button icon={<PrinterIcon />} onClick={() => window.print()}>
          Print receipt
        </Button>
      </div>
      <div className={styles.sheets} data-print="alone" data-paper={paper} data-part="ticket">
        <ReceiptSheet receipt={receipt} />
      </div>
    </>
  );
}
