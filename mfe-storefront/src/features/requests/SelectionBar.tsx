import type { RequestMark } from '@mcs-repairs/shared/domain/types/inbox';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import type { Shown } from './useInbox';
import styles from './Requests.module.css';

const counted = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

type Choice = { mark: RequestMark; label: (count: number) => string };

const HANDLED: Choice = { mark: 'handled', label: (count) => `Mark ${counted(count)} as handled` };
const TO_DO: Choice = { mark: 'to-do', label: (count) => `Mark ${counted(count)} as not handled` };
const SPAM: Choice = { mark: 'spam', label: (count) => `Mark ${counted(count)} as spam` };
const NOT_SPAM: Choice = {
  mark: 'not-spam',
  label: (count) => `Mark ${counted(count)} as not spam`,
};

const CHOICES: Record<Shown, readonly Choice[]> = {
  open: [HANDLED, SPAM],
  handled: [TO_DO, SPAM],
  spam: [NOT_SPAM],
  all: [HANDLED, TO_DO, SPAM],
};

type SelectionBarProps = {
  shown: Shown;
  /** The number of requests on the current page. Undefined while they load. */
  size: number | undefined;
  selected: readonly string[];
  busy: boolean;
  onAll: (all: boolean) => void;
  onMark: (mark: RequestMark) => void;
};

/** Selects all requests of the page, and marks selected requests as handled or open. */
export function SelectionBar({ shown, size, selected, busy, onAll, onMark }: SelectionBarProps) {
  const count = selected.length;
  return (
    <div role="group" aria-label="Selected requests" className={styles.selection}>
      {size !== 0 && (
        <Checkbox
          label={
            <>
              <span className={styles.allLabel}>Select all</span>
              <VisuallyHidden> requests on this page</VisuallyHidden>
            </>
          }
          checked={count > 0 && count === size}
          disabled={size === undefined}
          className={styles.all}
          onChange={({ target }) => onAll(target.checked)}
        />
      )}
      <span className={styles.chosen}>
        <span role="status" className={styles.muted}>
          {count > 0 && `${count} selected`}
        </span>
        {count > 0 &&
          CHOICES[shown].map(({ mark, label }) => (
            <Button
              key={mark}
              variant="secondary"
              size="small"
              disabled={busy}
              onClick={() => onMark(mark)}
            >
              {label(count)}
            </Button>
          ))}
      </span>
    </div>
  );
}
