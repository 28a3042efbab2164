import { Button } from '@mcs-repairs/shared/ui/Button';
import type { Inbox } from './useInbox';
import styles from './Requests.module.css';

/**
 * Opens the newest or the older requests. A page starts after a certain request. So a new request
 * never makes a page skip or repeat one.
 */
export function InboxPager({ inbox, next }: { inbox: Inbox; next: string | null }) {
  if (inbox.isFirstPage && next === null) return null;
  return (
    <nav aria-label="Pages of requests" className={styles.pager}>
      {!inbox.isFirstPage && (
        <Button variant="secondary" size="small" onClick={() => inbox.goAfter('')}>
          Newest requests
        </Button>
      )}
      {next !== null && (
        <Button variant="secondary" size="small" onClick={() => inbox.goAfter(next)}>
          Older requests
        </Button>
      )}
    </nav>
  );
}
