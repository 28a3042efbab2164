import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Section } from '@mcs-repairs/shared/ui/Section';
import type { Reason } from '../../copy/deviceTexts';
import { withPlace } from '../../copy/withPlace';
import styles from './Reasons.module.css';

/** Says why customers choose the shop. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const profile = useShopProfile();
  return (
    <Section heading="Why Choose Us" ground="raised">
      <ul className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{withPlace(text, profile)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
