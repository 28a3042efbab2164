import { CLAIMS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { CheckIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './Badges.module.css';

/** The number of claims to show. The specification shows three of the four (section 2, About). */
const SHOWN = 3;

export function Badges() {
  return (
    <ul className={styles.badges}>
      {useSection('claims', CLAIMS)
        .slice(0, SHOWN)
        .map(({ name }) => (
          <li key={name}>
            <Badge tone="accent" icon={<CheckIcon />} className={styles.badge}>
              {name}
            </Badge>
          </li>
        ))}
    </ul>
  );
}
