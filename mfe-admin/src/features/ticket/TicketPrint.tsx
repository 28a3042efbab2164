import { useState } from 'react';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import type { Ticket } from '@mcs-repairs/shared/domain/types/checkIn';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { PrinterIcon } from '@mcs-repairs/shared/ui/icons';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { LabelSheet } from './LabelSheet';
import { TicketSheet } from './TicketSheet';
import styles from './Ticket.module.css';

const PAPERS = [
  { value: '80', label: '80 mm roll' },
  { value: '58', label: '58 mm roll' },
  { value: 'a6', label: 'A6 sheet' },
];
const PAPER_KEY = storageKey('paper');

/** Shows a preview of ticket and label, and prints them. The browser remembers the paper size. */
export function TicketPrint({ ticket }: { ticket: Ticket }) {
  const [paper, setPaper] = useState(keptPaper);
  const [part, setPart] = useState<'ticket' | 'label'>('ticket');

  function print(which: 'ticket' | 'label') {
    setPart(which);
    // React renders the sheet first; the browser prints it in the next frame.
    requestAnimationFrame(() => window.print());
  }

  return (
    <>
      <div className={styles.controls}>
        <Field label="Paper">
          <SelectInput
            value={paper}
            options={PAPERS}
            onChange={({ target }) => {
              setPaper(target.value);
              keepPaper(target.value);
            }}
          />
        </Field>
        <Button icon={<PrinterIcon />} onClick={() => print('ticket')}>
          {ticket.siblings?.length ? 'Print ticket for all' : 'Print ticket'}
        </Button>
        <Button variant="secondary" icon={<PrinterIcon />} onClick={() => print('label')}>
          Print label
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

function keptPaper(): string {
  return visitorStorage().getItem(PAPER_KEY) ?? '80';
}

function keepPaper(paper: string): void {
  try {
    visitorStorage().setItem(PAPER_KEY, paper);
  } catch {
    // If the browser cannot store the paper size, the clerk chooses it again next time.
  }
}
