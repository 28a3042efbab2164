import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ADMIN_PAGES } from './adminPages';
import styles from './AdminFrame.module.css';

export function AdminNav() {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={bar} aria-label="Staff pages" className={styles.nav}>
      <ul className={styles.pages}>
        {ADMIN_PAGES.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles.page}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
