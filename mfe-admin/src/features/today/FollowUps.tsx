import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { shortDay } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { TODAY_MOST } from '@mcs-repairs/shared/domain/rules/today';
import type { FollowUp } from '@mcs-repairs/shared/domain/types/followUp';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { shownCount } from '../../format/shownCount';
import styles from './Today.module.css';

/** Lists enquiries and quote requests whose follow-up day is today or earlier. */
export function FollowUps({ today: { followUps, shopDate } }: { today: Today }) {
  const { total, lines } = followUps;
  const all = shownCount(total, TODAY_MOST - 1);
  return (
    <section id="follow-ups" aria-labelledby="follow-ups-title" className={styles.part}>
      <h2 id="follow-ups-title" className={styles.heading}>
        Follow-ups <span className={styles.total}>{all}</span>
      </h2>
      <ul>
        {lines.map((line) => (
          <FollowUpRow key={line.id} line={line} shopDate={shopDate} />
        ))}
      </ul>
      {total > lines.length && (
        <p className={styles.rest}>
          {lines.length} of {all} are shown, the longest due first.
        </p>
      )}
    </section>
  );
}

function FollowUpRow({ line, shopDate }: { line: FollowUp; shopDate: string }) {
  const { topic, reference, name, followUpOn, assignee } = line;
  const isLate = followUpOn < shopDate;
  const isEnquiry = topic === 'enquiries';
  return (
    <li className={styles.row}>
      <span className={styles.lead} data-late={isLate} title={formatLongDate(followUpOn)}>
        {isLate ? shortDay(followUpOn) : 'Today'}
      </span>
      <div className={styles.who}>
        <span className={styles.person}>{name}</span>
        <span className={styles.reference}>{reference}</span>
      </div>
      <span className={styles.what}>
        {isEnquiry ? 'Enquiry' : 'Quote request'}
        {assignee && `, ${assignee}`}
      </span>
      <div className={styles.step}>
        <ButtonLink
          variant="secondary"
          size="small"
          to={`/admin/${topic}/${encodeURIComponent(reference)}`}
          aria-label={`View ${isEnquiry ? 'enquiry' : 'quote request'} of ${name}, ${reference}`}
        >
          {isEnquiry ? 'View enquiry' : 'View quote request'}
        </ButtonLink>
      </div>
    </li>
  );
}
