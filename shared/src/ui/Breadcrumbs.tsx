import { Link } from 'react-router-dom';
import { ChevronRightIcon } from './icons';
import styles from './Breadcrumbs.module.css';

/** Shows the pages above this one as links. The last item is this page. */
export function Breadcrumbs({ items }: { items: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <ol className={styles.list}>
        {items.map(({ label, to }, index) => (
          <li key={label} className={styles.item}>
            {to ? (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
            {index < items.length - 1 && <ChevronRightIcon size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
