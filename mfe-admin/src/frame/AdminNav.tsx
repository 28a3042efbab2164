import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { todayApi } from 'shared/data/today/endpoints';
import { may } from 'shared/domain/rules/rights';
import { useRole } from '../staff/useRight';
import { ADMIN_PAGES } from './adminPages';
import { NavCount } from './NavCount';
import styles from './AdminFrame.module.css';

/** The staff's pages, each with how much waits there: counted for everyone, so what one handles leaves every bar. */
export function AdminNav({ signedIn }: { signedIn: boolean }) {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const role = useRole();
  const isTold = signedIn && may(role, 'read-bookings');
  const { currentData: today } = todayApi.useTodayQuery(undefined, { skip: !isTold });
  // Counts make the bar longer.
  const isCounted = today !== undefined;
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, isCounted]);
  return (
    <nav ref={bar} aria-label="Staff pages" className={styles.nav}>
      <ul className={styles.pages}>
        {ADMIN_PAGES.filter(({ right }) => may(role, right)).map(({ to, label, count }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/admin'} className={styles.page}>
              {label}
              {today && count && <NavCount count={count(today)} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
