import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { textOf } from '@mcs-repairs/shared/domain/catalogue/textOf';
import type { RepairService, RepairTexts } from '@mcs-repairs/shared/domain/types/device';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Section } from '@mcs-repairs/shared/ui/Section';
import styles from './ServiceCards.module.css';

type ServiceCardsProps = {
  services: readonly RepairService[];
  /** The repair texts of this kind of device. */
  texts: RepairTexts;
  heading: string;
};

/** Shows a few repairs as cards. */
export function ServiceCards({ services, texts, heading }: ServiceCardsProps) {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {services.map((service) => (
          <Card as="li" key={service.id} className={styles.card}>
            <h3 className={styles.name}>{service.issue}</h3>
            <p className={styles.text}>{textOf(texts, service).work}</p>
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
