import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { useFolding } from '@mcs-repairs/shared/ui/useFolding';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import type { AdminPage } from './adminPages';
import styles from './AdminNav.module.css';

type NavMenuProps = { label: string; pages: readonly AdminPage[] };

/**
 * A menu of rarely used pages. It is a `details` element, so that it opens without scripts. Its
 * label names the current page.
 */
export function NavMenu({ label, pages }: NavMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const current = pages.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));

  const { close, closeWhenLeft } = useFolding(menu, menu);
  useEffect(() => void close(), [close, pathname]);

  return (
    <details ref={menu} className={styles.menu} onBlur={closeWhenLeft}>
      <summary className={styles.page} data-current={current !== undefined || undefined}>
        {label}
        {current && <VisuallyHidden>: {current.label}</VisuallyHidden>}
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <ul aria-label={label} className={styles.panel}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles.entry} onClick={close}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
