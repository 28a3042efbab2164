import { COMMUNITY_GUIDELINES } from '@mcs-repairs/shared/domain/catalogue/communityGuidelines';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { CheckIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './Guidelines.module.css';

export function Guidelines() {
  return (
    <Card as="section" aria-labelledby="community-guidelines" className={styles.card}>
      <h2 id="community-guidelines" className={styles.title}>
        Community Guidelines
      </h2>
      <ul className={styles.rules}>
        {useSection('guidelines', COMMUNITY_GUIDELINES).map(({ rule }) => (
          <li key={rule} className={styles.rule}>
            <CheckIcon />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
