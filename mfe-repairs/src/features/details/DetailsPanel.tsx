import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import {
  EXPRESS_MOTHERBOARD_TURNAROUND,
  QUOTE_WARRANTY,
} from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { textOf } from '@mcs-repairs/shared/domain/catalogue/textOf';
import { partsFor } from '@mcs-repairs/shared/domain/rules/partsFor';
import type { RepairService, RepairTexts } from '@mcs-repairs/shared/domain/types/device';
import { CheckIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './DetailsPanel.module.css';
import { turnaroundOf } from '../../copy/turnaroundOf';

type DetailsPanelProps = {
  service: RepairService;
  /** The repair texts of this kind of device. */
  texts: RepairTexts;
};

/** Shows the work and the time of one repair. The customer gets the price on request. */
export function DetailsPanel({ service, texts }: DetailsPanelProps) {
  const { device, id, name, duration } = service;
  const { signs, work } = textOf(texts, service);
  return (
    <section aria-labelledby="repair-details" className={styles.panel}>
      <div className={styles.words}>
        <h2 id="repair-details" className={styles.heading}>
          {name}
        </h2>
        <p className={styles.signs}>{signs}</p>
        <p>{work}</p>
      </div>
      <dl className={styles.rows}>
        <Row term="Standard">{PRICE_TEXTS.service}</Row>
        <Row term="Premium">{PRICE_TEXTS.service}</Row>
        <Row term={device === 'laptop' ? 'Original' : 'Original Apple'}>{PRICE_TEXTS.original}</Row>
        <Row term="Estimated Duration" note="on the bench">
          {duration}
        </Row>
        <Row term="Usual turnaround" note={turnaroundNote(id)}>
          {turnaroundOf(service)}
        </Row>
        <Row term="Parts">{partsFor(id).join(', ')}</Row>
        <Row term="Warranty" note="on a quoted repair">
          {QUOTE_WARRANTY}
        </Row>
      </dl>
      <p className={styles.includes}>
        <CheckIcon />
        <span>
          <strong>Service Includes:</strong> free diagnostic and consultation
        </span>
      </p>
    </section>
  );
}

function turnaroundNote(issue: RepairService['id']): string {
  if (issue === 'motherboard') return `express ${EXPRESS_MOTHERBOARD_TURNAROUND}`;
  return 'drop-off to pick-up';
}

function Row({ term, note, children }: { term: string; note?: string; children: string }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
