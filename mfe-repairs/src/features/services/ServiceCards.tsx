import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import type { RepairService } from '@mcs-repairs/shared/domain/types/device';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { repairText } from '../../copy/repairText';
import styles from './ServiceCards.module.css';

type ServiceCardsProps = { services: readonly RepairService[]; heading: string };

/** Shows a few repairs as cards. */
export function ServiceCards({ services, heading }: ServiceCardsProps) {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {services.map(({ device, id, issue, duration }) => (
          <Card as="li" key={id} className={styles.card}>
            <h3 className={styles.name}>{issue}</h3>
            <p className={styles.text}>{repairText(device, id).work}</p>
            <p className={styles.facts}>
              <strong>{PRICE_TEXTS.product}</strong>
              <span>{duration} on the bench</span>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
