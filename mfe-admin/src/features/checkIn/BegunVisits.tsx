import { useState } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { begunElsewhere, dropVisit, takeUpVisit, type BegunVisit } from './visitDraft';
import styles from './CheckIn.module.css';

/**
 * Lists unfinished check-ins of other windows. If staff closed a window by mistake, they can
 * continue its check-in here.
 */
export function BegunVisits({ onTakenUp }: { onTakenUp: () => void }) {
  const [visits, setVisits] = useState(begunElsewhere);
  if (visits.length === 0) return null;
  return (
    <Notice title="Drafts from another window">
      {visits.map((visit) => (
        <div key={visit.key} className={styles.send}>
          <span>{wordsOf(visit)}</span>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Continue check-in draft of ${wordsOf(visit)}`}
            onClick={() => {
              takeUpVisit(visit);
              setVisits(begunElsewhere());
              onTakenUp();
            }}
          >
            Continue check-in draft
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Discard check-in draft of ${wordsOf(visit)}`}
            onClick={() => {
              dropVisit(visit.key);
              setVisits(begunElsewhere());
            }}
          >
            Discard check-in draft
          </Button>
        </div>
      ))}
    </Notice>
  );
}

function wordsOf({ values: { customerName, customerPhone, deviceModel } }: BegunVisit): string {
  const words = [customerName || customerPhone, deviceModel].filter(Boolean).join(', ');
  return words || 'Unnamed draft';
}
