import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { textOf } from '@mcs-repairs/shared/domain/catalogue/textOf';
import type { RepairService, RepairTexts } from '@mcs-repairs/shared/domain/types/device';
import { Section } from '@mcs-repairs/shared/ui/Section';
import styles from './ServiceList.module.css';

type ServiceListProps = {
  services: readonly RepairService[];
  /** The repair texts of this kind of device. */
  texts: RepairTexts;
  heading: string;
  lead?: string;
};

/** Lists the repairs of a device, with the signs of the fault, the work and the time. */
export function ServiceList({ services, texts, heading, lead }: ServiceListProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className={styles.list}>
        {services.map((service) => {
          const { id, issue, duration } = service;
          const { signs, work } = textOf(texts, service);
          return (
            <li key={id} className={styles.service}>
              <h3 className={styles.name}>{issue}</h3>
              <p className={styles.signs}>{signs}</p>
              <p className={styles.work}>{work}</p>
              <p className={styles.facts}>
                <span>{PRICE_TEXTS.product}</span>
                <span className={styles.duration}>{duration} on the bench</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
