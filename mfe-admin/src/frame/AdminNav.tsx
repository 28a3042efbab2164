import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readToday } from '@mcs-repairs/shared/domain/contract/today';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import { useRole } from '../staff/useRight';
import { ADMIN_PAGES } from './adminPages';
import type { PageGroup } from './staffPage';
import { NavLinks } from './NavLinks';
import { NavMenu } from './NavMenu';
import styles from './AdminNav.module.css';

const day = answersOf(readToday);

/**
 * The staff pages with the number of open items in each. The counts are shared: what one member
 * handles leaves everyone's count.
 */
export function AdminNav({ signedIn }: { signedIn: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const role = useRole();
  const isTold = signedIn && may(role, 'read-bookings');
  const { currentData: today } = day.useQuery({}, { skip: !isTold });
  // Counts make the bar longer, so the current page is scrolled into view again.
  const isCounted = today !== undefined;
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, isCounted]);
  const pagesOf = (wanted: PageGroup) =>
    ADMIN_PAGES.filter(({ group, right }) => group === wanted && may(role, right));
  const more = pagesOf('more');
  return (
    <nav aria-label="Staff pages" className={styles.nav}>
      <div ref={bar} className={styles.bar}>
        <NavLinks label="Every day" pages={pagesOf('day')} today={today} />
        <NavLinks label="Customers and requests" pages={pagesOf('customers')} today={today} />
        {more.length === 1 && <NavLinks label="More" pages={more} today={today} />}
      </div>
      {more.length > 1 && <NavMenu label="More" pages={more} />}
    </nav>
  );
}
