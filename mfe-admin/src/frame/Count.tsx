import type { Today } from '@mcs-repairs/shared/domain/types/today';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { shownCount } from '../format/shownCount';
import type { AdminPage } from './adminPages';
import styles from './Count.module.css';

type CountProps = { of: readonly AdminPage[]; today: Today | undefined };

/** Shows the number of open items on these pages. Renders nothing if there are none. */
export function Count({ of, today }: CountProps) {
  const total = today ? of.reduce((sum, { count }) => sum + (count?.(today) ?? 0), 0) : 0;
  if (total === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {shownCount(total, 99)}
      </span>
      <VisuallyHidden> ({total} waiting)</VisuallyHidden>
    </>
  );
}
