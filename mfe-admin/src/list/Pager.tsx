import { Button } from '@mcs-repairs/shared/ui/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './Pager.module.css';

type PagerProps = {
  /** The kind of items on the pages. */
  of: 'bookings' | 'goods' | 'parts';
  page: number;
  pageSize: number;
  total: number;
  /** Whether more than `total` items match. The server stops counting at `total`. */
  isMore: boolean;
  onPage: (page: number) => void;
};

export function Pager({ of, page, pageSize, total, isMore, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={`Pages of ${of}`} className={styles.pager}>
      <Button
        variant="secondary"
        size="small"
        icon={<ChevronLeftIcon />}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        Previous page
      </Button>
      <span>
        Page {page} of {isMore ? `${pages - 1}+` : pages}
      </span>
      <Button
        variant="secondary"
        size="small"
        iconEnd={<ChevronRightIcon />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        Next page
      </Button>
    </nav>
  );
}
