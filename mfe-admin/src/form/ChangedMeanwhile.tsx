import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import styles from './ChangedMeanwhile.module.css';

type ChangedMeanwhileProps = {
  /** What the other one wrote, a sentence each; empty when nothing of it was typed over here. */
  others: readonly string[];
  /** Who it was, where that is known. */
  by?: string;
  takeTheirs: () => void;
  keepMine: () => void;
};

/** Two people changed the same: both stay to be read until one is taken. */
export function ChangedMeanwhile({ others, by, takeTheirs, keepMine }: ChangedMeanwhileProps) {
  if (others.length === 0) return null;
  return (
    <Notice
      tone="warning"
      live
      title={`${by ?? 'Somebody else'} changed this meanwhile`}
      action={
        <div className={styles.choices}>
          <Button variant="secondary" size="small" onClick={takeTheirs}>
            Take theirs
          </Button>
          <Button variant="secondary" size="small" onClick={keepMine}>
            Keep mine
          </Button>
        </div>
      }
    >
      {others.map((other) => (
        <p key={other} className={styles.other}>
          {other}
        </p>
      ))}
    </Notice>
  );
}
