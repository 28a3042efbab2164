import { useEffect, useRef, type FocusEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ChevronDownIcon } from 'shared/ui/icons';
import { VisuallyHidden } from 'shared/ui/VisuallyHidden';
import type { AdminPage } from './adminPages';
import styles from './AdminNav.module.css';

type NavMenuProps = { label: string; pages: readonly AdminPage[] };

/** Pages that are opened now and then: a `details`, so that it opens without scripts. The page that one is on is named at it. */
export function NavMenu({ label, pages }: NavMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const current = pages.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));

  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(close, [pathname]);
  useEffect(() => {
    const closeOnPress = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      const within = menu.current.contains(document.activeElement);
      close();
      if (within) menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOnPress);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnPress);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  };

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
