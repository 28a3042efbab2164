import { isUndone } from '@mcs-repairs/shared/domain/rules/scheduleChanges';
import type { ScheduleSettings } from '@mcs-repairs/shared/domain/types/schedule';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { ScheduleChanger } from './useScheduleChange';
import styles from './Schedule.module.css';

type ScheduleHistoryProps = { history: ScheduleSettings['history']; changer: ScheduleChanger };

/**
 * Lists the changes of the schedule and their authors, newest first. The newest change can be
 * undone once.
 */
export function ScheduleHistory({ history, changer }: ScheduleHistoryProps) {
  const last = history[0];
  if (!last) return <p className={styles.muted}>No changes yet. The default hours apply.</p>;
  return (
    <>
      <ol className={styles.history}>
        {history.map(({ revision, at, by, changes }) => (
          <li key={revision} className={styles.entry}>
            {changes.slice(0, 5).map((change) => (
              <p key={change}>{change}</p>
            ))}
            {changes.length > 5 && <p>and {changes.length - 5} more</p>}
            <p className={styles.muted}>
              {by}, {nepalInstant(at)}
            </p>
          </li>
        ))}
      </ol>
      {!isUndone(last.changes) && (
        <Button
          variant="secondary"
          size="small"
          disabled={changer.busy}
          onClick={() => void changer.undo(last.revision)}
        >
          Undo last change to opening hours
        </Button>
      )}
    </>
  );
}
