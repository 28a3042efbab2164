import { TEAM } from '@mcs-repairs/shared/domain/catalogue/team';
import { useSection } from '@mcs-repairs/shared/platform/useSection';
import { UserIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './Team.module.css';

export function Team() {
  return (
    <ul className={styles.team}>
      {useSection('team', TEAM).map(({ role, text }) => (
        <li key={role} className={styles.person}>
          <span className={styles.portrait}>
            <UserIcon size={32} />
          </span>
          <h3 className={styles.role}>{role}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
