import { NavLink } from 'react-router-dom';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import type { AdminPage } from './adminPages';
import { NavCount } from './NavCount';
import styles from './AdminNav.module.css';

type NavLinksProps = { label: string; pages: readonly AdminPage[]; today: Today | undefined };

/** A group of links; renders nothing if the member may see none of the pages. */
export function NavLinks({ label, pages, today }: NavLinksProps) {
  if (pages.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.pages}>
      {pages.map(({ to, label, count }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/admin'} className={styles.page}>
            {label}
            {today && count && <NavCount count={count(today)} />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
