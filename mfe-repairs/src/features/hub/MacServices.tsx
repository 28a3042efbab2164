import { Link } from 'react-router-dom';
import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { MACBOOK_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/macbookRepairs';
import { MACBOOK_SERVICES } from '@mcs-repairs/shared/domain/catalogue/macbookServices';
import { textOf } from '@mcs-repairs/shared/domain/catalogue/textOf';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { MACOS_SERVICES } from '../../copy/hubTexts';
import styles from './MacServices.module.css';

/** Lists the services for MacBooks: software services and hardware repairs. */
export function MacServices() {
  const services = shownServices(useSiteConfig(), 'macbook', MACBOOK_SERVICES);
  return (
    <Section
      heading="MacBook services"
      lead="The system and the machine, side by side: not every slow or dead Mac needs a part."
    >
      <div className={styles.groups}>
        <div>
          <h3 className={styles.group}>MacOS</h3>
          <ul>
            {MACOS_SERVICES.map(({ name, text }) => (
              <li key={name} className={styles.service}>
                <h4 className={styles.name}>{name}</h4>
                <p className={styles.price}>{PRICE_TEXTS.product}</p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.group}>MacBook Repairs</h3>
          <ul>
            {services.map((service) => (
              <li key={service.id} className={styles.service}>
                <h4 className={styles.name}>
                  <Link to={`/repairs/macbook?issue=${service.id}`}>{service.issue}</Link>
                </h4>
                <p className={styles.price}>{PRICE_TEXTS.product}</p>
                <p className={styles.text}>{textOf(MACBOOK_REPAIRS, service).signs}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
