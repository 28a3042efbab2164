import { useState } from 'react';
import type { Ticket } from '@mcs-repairs/shared/domain/types/checkIn';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { PrinterIcon } from '@mcs-repairs/shared/ui/icons';
import { LabelSheet } from './LabelSheet';
import { keptPaper, PaperField } from './PaperField';
import { TicketSheet } from './TicketSheet';
import styles from './Ticket.module.css';

/**
 * Shows a preview of the ticket and the label, and prints them. The browser remembers the paper
 * size.
 */
export function TicketPrint({ ticket }: { ticket: Ticket }) {
  const [paper, setPaper] = useState(keptPaper);
  const [part, setPart] = useState<'ticket' | 'label'>('ticket');

  function print(which: 'ticket' | 'label') {
    setPart(which);
    // Prints in the next frame, because React must render the sheet first.
    requestAnimationFrame(() => window.print());
  }

  return (
    <>
      <div className={styles.controls}>
        <PaperField paper={paper} onPaper={setPaper} />
        <Button icon={<PrinterIcon />} onClick={() => print('ticket')}>
          {ticket.siblings?.length ? 'Print ticket for all devices' : 'Print ticket'}
        </Button>
        <Button variant="secondary" icon={<PrinterIcon />} onClick={() => print('label')}>
          Print device label
        </Button>
      </div>
      <p className={styles.controls}>
        Nothing printed? The visit is stored. Check the printer and print again.
      </p>
      <div className={styles.sheets} data-print="alone" data-paper={paper} data-part={part}>
        <TicketSheet ticket={ticket} />
        <LabelSheet ticket={ticket} />
      </div>
    </>
  );
}
