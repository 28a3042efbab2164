import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { useNow } from '@mcs-repairs/shared/platform/site';
import type { Estimate } from '@mcs-repairs/shared/domain/types/estimate';
import { Badge, type BadgeTone } from '@mcs-repairs/shared/ui/Badge';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { isOpenEstimate } from '../../staff/nextStep';
import styles from './Estimates.module.css';

const LOOKS: Record<Estimate['state'], { name: string; tone: BadgeTone }> = {
  open: { name: 'Waiting for an answer', tone: 'warm' },
  accepted: { name: 'Accepted', tone: 'success' },
  declined: { name: 'Declined', tone: 'danger' },
  void: { name: 'Replaced', tone: 'neutral' },
};

export function EstimateLine({ estimate }: { estimate: Estimate }) {
  const { state, options, accepted, answeredAt, answeredBy, by, createdAt, expiresAt } = estimate;
  const now = useNow();
  const isOver = state === 'open' && !isOpenEstimate(estimate, now);
  const { name, tone } = isOver ? { name: 'Expired', tone: 'neutral' as const } : LOOKS[state];
  const chosen = options.find(({ tier }) => tier === accepted);
  return (
    <li className={styles.line}>
      <Badge tone={tone}>{name}</Badge>
      {chosen && (
        <p className={styles.agreed}>
          {rupees(chosen.price)}
          <span className={styles.what}>
            {chosen.tier}, {chosen.duration}
          </span>
        </p>
      )}
      {chosen?.note && <p>{chosen.note}</p>}
      {options
        .filter((option) => option !== chosen)
        .map(({ tier, price, duration, note }) => (
          <p key={tier} className={chosen && styles.second}>
            {chosen && 'Not chosen: '}
            <span className={styles.price}>{rupees(price)}</span> {tier}, {duration}
            {note && <span className={styles.second}> {note}</span>}
          </p>
        ))}
      <p className={styles.second}>
        By {by}, {nepalInstant(createdAt)}
        {answeredAt
          ? `. Answered by ${answeredBy === 'customer' ? 'the customer' : answeredBy}, ${nepalInstant(answeredAt)}`
          : `. Valid until ${nepalInstant(expiresAt)}`}
      </p>
    </li>
  );
}
