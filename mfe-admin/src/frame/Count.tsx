import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { shownCount } from '../format/shownCount';
import type { AdminPage } from './adminPages';
import styles from './Count.module.css';

type CountProps = { of: readonly AdminPage[]; today: Today | undefined };

/**
 * Shows the number of open items on these pages. If there are none, the space of the number stays
 * empty, so nothing moves when a number appears. Renders nothing if the pages never have open
 * items.
 */
export function Count({ of, today }: CountProps) {
  if (!of.some(({ count }) => count)) return null;
  const total = today ? of.reduce((sum, { count }) => sum + (count?.(today) ?? 0), 0) : 0;
  return (
    <span className={styles.place}>
      {total > 0 && (
        <>
          <span aria-hidden="true" className={styles.count}>
            {shownCount(total, 99)}
          </span>
          <VisuallyHidden> ({total} waiting)</VisuallyHidden>
        </>
      )}
    </span>
  );
}
