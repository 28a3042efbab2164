import { useState } from 'react';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import { AnswerPart } from './AnswerPart';
import { AskedPart } from './AskedPart';
import { BookingPart } from './BookingPart';
import { OtherRequests } from './OtherRequests';
import { RequestHeader } from './RequestHeader';
import { RequestHistory } from './RequestHistory';
import { UnitsPart } from './UnitsPart';
import { WorkPart } from './WorkPart';
import styles from './Request.module.css';

/**
 * Shows the request and the answer on the left, the assignee on the right, and the history below.
 */
export function RequestView({ page }: { page: RequestPage }) {
  const [again, setAgain] = useState<{ text: string } | null>(null);
  return (
    <div className={styles.desk}>
      <RequestHeader page={page} />
      <div className={styles.main}>
        <AskedPart page={page} />
        <AnswerPart page={page} again={again} />
      </div>
      <div className={styles.side}>
        <WorkPart page={page} />
        <UnitsPart page={page} />
        <BookingPart page={page} />
        <OtherRequests page={page} />
      </div>
      <div className={styles.past}>
        <RequestHistory page={page} onUseAgain={(text) => setAgain({ text })} />
      </div>
    </div>
  );
}
