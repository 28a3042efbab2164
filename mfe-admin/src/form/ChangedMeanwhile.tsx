import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import styles from './ChangedMeanwhile.module.css';

type NotSavedProps = {
  /** The reason. Undefined if the text was kept from an earlier visit of the page. */
  reason: string | undefined;
  isSaving: boolean;
  onRetry: () => void;
  className?: string | undefined;
};

/** Says that the text of fields that save themselves is not saved. */
export function NotSaved({ reason, isSaving, onRetry, className }: NotSavedProps) {
  return (
    <Notice
      tone="danger"
      live
      className={className}
      action={
        <Button variant="secondary" size="small" loading={isSaving} onClick={onRetry}>
          Try to save again
        </Button>
      }
    >
      {reason ?? 'These changes are not saved yet.'}
    </Notice>
  );
}

type ChangedMeanwhileProps = {
  /**
   * The values of the colleague, one sentence each. Empty if the colleague changed only other
   * fields.
   */
  others: readonly string[];
  by?: string;
  takeTheirs: () => void;
  keepMine: () => void;
};

/**
 * A notice that appears when two members changed the same fields. It lists the values of the
 * colleague until the member chooses which values to keep.
 */
export function ChangedMeanwhile({ others, by, takeTheirs, keepMine }: ChangedMeanwhileProps) {
  if (others.length === 0) return null;
  return (
    <Notice
      tone="warning"
      live
      title={`${by ?? 'Somebody else'} changed the same details meanwhile`}
      action={
        <div className={styles.choices}>
          <Button variant="secondary" size="small" onClick={takeTheirs}>
            Keep colleague’s changes
          </Button>
          <Button variant="secondary" size="small" onClick={keepMine}>
            Keep my changes
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
