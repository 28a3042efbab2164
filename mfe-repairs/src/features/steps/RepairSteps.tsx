import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { REPAIR_STEPS } from '../../copy/steps';
import { withPlace } from '../../copy/withPlace';
import styles from './RepairSteps.module.css';

export function RepairSteps() {
  const profile = useShopProfile();
  return (
    <Section heading="How the repair goes" ground="raised">
      <ol className={styles.steps}>
        {REPAIR_STEPS.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <p className={styles.label}>{`Step ${index + 1}`}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{withPlace(text, profile)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
