import { Link } from 'react-router-dom';
import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { TODAY_MOST } from '@mcs-repairs/shared/domain/rules/today';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { shownCount } from '../../format/shownCount';
import styles from './Today.module.css';

/** Says in a folded line how many parts have low stock, and links to them. */
export function LowParts({ parts: { total, lines } }: { parts: Today['lowParts'] }) {
  const all = shownCount(total, TODAY_MOST - 1);
  return (
    <details className={styles.low}>
      <summary className={styles.lowTitle}>
        {total === 1 ? '1 part has' : `${all} parts have`} low stock <ChevronDownIcon size={16} />
      </summary>
      <ul className={styles.lowLines}>
        {lines.map(({ id, name, stock }) => (
          <li key={id}>
            {name}: {stock} in stock
          </li>
        ))}
        <li>
          <Link to="/admin/parts?show=low">View parts with low stock</Link>
        </li>
      </ul>
    </details>
  );
}
