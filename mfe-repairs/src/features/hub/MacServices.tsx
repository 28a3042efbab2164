import { Link } from 'react-router-dom';
import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { issueById } from '@mcs-repairs/shared/domain/catalogue/issues';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { MACOS_SERVICES } from '../../copy/hubTexts';
import { repairText } from '../../copy/repairText';
import styles from './MacServices.module.css';

/** Lists the services for MacBooks: software services and hardware repairs. */
export function MacServices() {
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
            {servicesOf('macbook').map(({ id }) => (
              <li key={id} className={styles.service}>
                <h4 className={styles.name}>
                  <Link to={`/repairs/macbook?issue=${id}`}>{issueById(id).name}</Link>
                </h4>
                <p className={styles.price}>{PRICE_TEXTS.product}</p>
                <p className={styles.text}>{repairText('macbook', id).signs}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
