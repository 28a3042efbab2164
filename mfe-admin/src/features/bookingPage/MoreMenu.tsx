import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { useFolding } from '@mcs-repairs/shared/ui/useFolding';
import styles from './MoreMenu.module.css';

export type MenuEntry = { label: string; isDangerous?: boolean } & (
  { press: () => void; to?: undefined } | { to: string; press?: undefined }
);

/**
 * Lists the other steps of a booking. A `details` element makes the menu work with Tab and Enter.
 * Arrow keys move between the steps, and Escape closes the menu.
 */
export function MoreMenu({ entries, working }: { entries: MenuEntry[]; working: boolean }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { close, closeWhenLeft } = useFolding(menu, menu);

  function walk(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (menu.current) menu.current.open = true;
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('li > *') ?? [])];
    const here = all.findIndex((each) => each === document.activeElement);
    all.at(here < 0 && by < 0 ? -1 : (here + by) % all.length)?.focus();
  }

  return (
    <details ref={menu} className={styles.menu} onBlur={closeWhenLeft} onKeyDown={walk}>
      <summary className={styles.button}>
        More <span className={styles.object}>actions</span>
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <ul aria-label="More actions" className={styles.panel}>
        {entries.map(({ label, isDangerous, press, to }) => (
          <li key={label} className={isDangerous ? styles.last : undefined}>
            {to === undefined ? (
              <button
                type="button"
                className={styles.entry}
                data-danger={isDangerous}
                disabled={working}
                onClick={() => {
                  close();
                  press();
                }}
              >
                {label}
              </button>
            ) : (
              <Link to={to} className={styles.entry}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
