import { Link, NavLink, useLocation } from 'react-router-dom';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import {
  CalendarIcon,
  ClockIcon,
  BuildingIcon,
  MailIcon,
  MoreIcon,
  UsersIcon,
  WrenchIcon,
} from '@mcs-repairs/shared/ui/icons';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { useRole } from '../staff/useRight';
import { sectionOfPage, sectionsFor, type Section } from './adminPages';
import { Count } from './Count';
import { FoldingMenu } from './FoldingMenu';
import { ALWAYS_ON_PHONE, MOST_ON_PHONE } from './sections';
import { useWaiting } from './useWaiting';
import styles from './AdminNav.module.css';

const ICONS = {
  today: ClockIcon,
  board: WrenchIcon,
  bookings: CalendarIcon,
  customers: UsersIcon,
  inbox: MailIcon,
  shop: BuildingIcon,
};

/** Shows the sections of the staff area. On a phone they are a bar at the lower edge. */
export function AdminNav() {
  const { pathname } = useLocation();
  const sections = sectionsFor(useRole());
  const today = useWaiting();
  const current = sectionOfPage(pathname);
  const isFolded = sections.length > MOST_ON_PHONE;
  const behindMore = sections.filter(({ id }) => isFolded && !ALWAYS_ON_PHONE.includes(id));

  return (
    <nav
      aria-label="Staff pages"
      className={styles.nav}
      data-bottom-bar={sections.length > 1 ? 'always' : undefined}
    >
      <ul className={styles.sections}>
        {sections.map((section) => {
          const { id, label, pages } = section;
          const to = entryOf(section, today);
          const Icon = ICONS[id];
          return (
            <li key={id} data-wide={behindMore.includes(section) || undefined}>
              <Link
                viewTransition={false}
                to={to}
                className={styles.section}
                aria-current={currentIn(id, to)}
              >
                <Icon size={20} className={styles.icon} />
                <span className={styles.label}>{label}</span>
                <span className={styles.waiting}>
                  <Count of={pages} today={today} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {behindMore.length > 0 && <More sections={behindMore} current={current} />}
    </nav>
  );

  function currentIn(id: Section['id'], to: string): 'page' | 'true' | undefined {
    if (id !== current) return undefined;
    return pathname === to ? 'page' : 'true';
  }
}

/**
 * Returns the address to which a section links. The link of the inbox leads to the first page with
 * open items.
 */
function entryOf({ id, to, pages }: Section, today: Today | undefined): string {
  const open = id === 'inbox' && today && pages.find(({ count }) => (count?.(today) ?? 0) > 0);
  return open ? open.to : to;
}

type MoreProps = { sections: readonly Section[]; current: string | undefined };

function More({ sections, current }: MoreProps) {
  const isHere = sections.some(({ id }) => id === current);
  return (
    <FoldingMenu
      className={styles.more}
      summary={
        <summary className={styles.section} data-current={isHere || undefined}>
          <MoreIcon size={20} className={styles.icon} />
          <span className={styles.label}>
            More<VisuallyHidden> pages</VisuallyHidden>
          </span>
        </summary>
      }
    >
      <ul aria-label="More pages">
        {sections.flatMap(({ pages }) =>
          pages.map(({ to, label }) => (
            <li key={to}>
              <NavLink viewTransition={false} to={to}>
                {label}
              </NavLink>
            </li>
          )),
        )}
      </ul>
    </FoldingMenu>
  );
}
