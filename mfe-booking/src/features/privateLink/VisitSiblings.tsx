import { STAGE_WORDS } from '@mcs-repairs/shared/domain/catalogue/stageWords';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { RepairView } from '@mcs-repairs/shared/domain/types/repair';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { StatusBadge } from '@mcs-repairs/shared/ui/StatusBadge';
import styles from './VisitList.module.css';

type Sibling = NonNullable<RepairView['siblings']>[number];

/** Lists the other devices of the same visit with their statuses. */
export function VisitSiblings({ siblings }: { siblings: readonly Sibling[] }) {
  if (siblings.length === 0) return null;
  return (
    <section className={styles.visits} aria-labelledby="visit-siblings">
      <Heading level={2} id="visit-siblings" className={styles.heading}>
        Other devices of this visit
      </Heading>
      <ul className={styles.list}>
        {siblings.map((sibling) => (
          <li key={sibling.reference} className={styles.visit}>
            <div className={styles.top}>
              <span>
                {sibling.deviceModel}, {sibling.repairService}
              </span>
              <StatusBadge status={sibling.status} />
            </div>
            <p className={styles.when}>
              #{sibling.reference}
              {wordsOf(sibling)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ stage, promisedDate, collectedAt }: Sibling): string {
  if (collectedAt) return ' · You have it back';
  if (!stage) return '';
  const promise = promisedDate && stage !== 'ready' ? `, for ${formatLongDate(promisedDate)}` : '';
  return ` · ${STAGE_WORDS[stage].name}${promise}`;
}
