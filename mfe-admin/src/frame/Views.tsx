import { NavLink, useLocation } from 'react-router-dom';
import { useRole } from '../staff/useRight';
import { pagesIn, sectionOfPage } from './adminPages';
import { Count } from './Count';
import { useWaiting } from './useWaiting';
import styles from './Views.module.css';

/** Links to the pages of the current section; renders nothing for a section with one page. */
export function Views() {
  const { pathname } = useLocation();
  const section = sectionOfPage(pathname);
  const role = useRole();
  const today = useWaiting();
  const pages = section ? pagesIn(section, role) : [];
  if (pages.length < 2) return null;
  return (
    <nav aria-label="Views" className={styles.views}>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.to}>
            <NavLink to={page.to} end className={styles.view}>
              {page.label}
              <Count of={[page]} today={today} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
