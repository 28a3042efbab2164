import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { repairText } from '@mcs-repairs/shared/domain/catalogue/repairText';
import type { RepairService } from '@mcs-repairs/shared/domain/types/device';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Section } from '@mcs-repairs/shared/ui/Section';
import styles from './ServiceCards.module.css';

type ServiceCardsProps = { services: readonly RepairService[]; heading: string };

/** Shows a few repairs as cards. */
export function ServiceCards({ services, heading }: ServiceCardsProps) {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {services.map((service) => (
          <Card as="li" key={service.id} className={styles.card}>
            <h3 className={styles.name}>{service.issue}</h3>
            <p className={styles.text}>{repairText(service).work}</p>
            <p className={styles.facts}>
              <strong>{PRICE_TEXTS.product}</strong>
              <span>{service.duration} on the bench</span>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
