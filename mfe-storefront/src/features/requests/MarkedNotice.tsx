import type { RequestMark } from '@mcs-repairs/shared/domain/types/inbox';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import type { Marks } from './useMarks';
import styles from './Requests.module.css';

const WORDS: Record<RequestMark, string> = {
  handled: 'marked as handled',
  'to-do': 'marked as not handled',
  spam: 'marked as spam',
  'not-spam': 'no longer spam',
};

/** Says what the last action changed, and offers to undo it. */
export function MarkedNotice({ marks }: { marks: Marks }) {
  const { last, busy, undo, forget } = marks;
  if (!last) return null;
  const { ids, mark, undone } = last;
  return (
    <Notice
      tone="success"
      live
      className={styles.marked}
      title={`${count(ids.length)} ${WORDS[mark]}`}
      action={
        <span className={styles.undo}>
          {!undone && ids.length > 0 && (
            <Button variant="secondary" size="small" loading={busy} onClick={() => void undo()}>
              Undo change to requests
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={forget}>
            Dismiss message
          </Button>
        </span>
      }
    />
  );
}

const count = (ids: number) => (ids === 1 ? '1 request is' : `${ids} requests are`);
