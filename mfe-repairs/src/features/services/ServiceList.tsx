import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import type { RepairService } from '@mcs-repairs/shared/domain/types/device';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { repairText } from '../../copy/repairText';
import styles from './ServiceList.module.css';

type ServiceListProps = { services: readonly RepairService[]; heading: string; lead?: string };

/** Lists the repairs of a device, with the signs of the fault, the work and the time. */
export function ServiceList({ services, heading, lead }: ServiceListProps) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className={styles.list}>
        {services.map(({ device, id, issue, duration }) => {
          const { signs, work } = repairText(device, id);
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
