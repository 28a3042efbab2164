import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { useRole } from '../staff/useRight';
import { pagesIn, sectionOfPage } from './adminPages';
import { Count } from './Count';
import { useWaiting } from './useWaiting';
import styles from './Views.module.css';

/**
 * Links to the pages of the current section. Renders nothing if the section has only one page.
 * `isExpected` is true while the session is loading. The browsers of staff then reserve the space
 * of the links.
 */
export function Views({ isExpected }: { isExpected: boolean }) {
  const { pathname } = useLocation();
  const section = sectionOfPage(pathname);
  const role = useRole();
  const today = useWaiting();
  const pages = section ? pagesIn(section, role) : [];
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // On a narrow screen, the link to this page may be outside the visible part of the bar. So the
    // bar scrolls until it shows the link and a part of the next one.
    if (bar.current && here) {
      const { offsetLeft, offsetWidth } = here;
      bar.current.scrollLeft = offsetLeft + 1.5 * offsetWidth - bar.current.clientWidth;
    }
  }, [pathname, role, isExpected, today]);
  if (pages.length < 2) return null;
  return (
    <nav
      ref={bar}
      aria-label="Views"
      className={classes(styles.views, isExpected && styles.expected)}
    >
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.to}>
            <NavLink viewTransition={false} to={page.to} end className={styles.view}>
              {page.label}
              <Count of={[page]} today={today} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
