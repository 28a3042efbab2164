import { Section } from '@mcs-repairs/shared/ui/Section';
import { FIRST_AID } from '../../copy/recoveryTexts';
import styles from './Recovery.module.css';

/** Says what customers should do, and avoid, before they hand over the device. */
export function FirstAid() {
  return (
    <Section heading="First, so that nothing gets worse" ground="raised">
      <ol className={styles.firstAid}>
        {FIRST_AID.map(({ title, text }, index) => (
          <li key={title} className={styles.advice}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
