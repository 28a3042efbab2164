import { Section } from '@mcs-repairs/shared/ui/Section';
import { RECOVERY_STEPS } from '../../copy/recoveryTexts';
import styles from './Recovery.module.css';

export function RecoverySteps() {
  return (
    <Section heading="How it goes">
      <ol className={styles.steps}>
        {RECOVERY_STEPS.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <p className={styles.label}>{`Step ${index + 1}`}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
