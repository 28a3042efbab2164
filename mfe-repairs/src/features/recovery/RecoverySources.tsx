import { Section } from '@mcs-repairs/shared/ui/Section';
import { RECOVERY_SOURCES } from '../../copy/recoveryTexts';
import styles from './Recovery.module.css';

/** Lists the kinds of storage from which the shop recovers files. */
export function RecoverySources() {
  return (
    <Section heading="What we recover from">
      <ul className={styles.sources}>
        {RECOVERY_SOURCES.map(({ title, text }) => (
          <li key={title} className={styles.source}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
