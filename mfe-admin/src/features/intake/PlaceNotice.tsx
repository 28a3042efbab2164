import type { WalkInState } from 'shared/domain/types/intake';
import { Checkbox } from 'shared/ui/Checkbox';
import { Notice } from 'shared/ui/Notice';
import styles from './Intake.module.css';

type PlaceNoticeProps = {
  walkIns: WalkInState | undefined;
  isFull: boolean;
  onPurpose: boolean;
  onChange: (onPurpose: boolean) => void;
};

/** Which walk-in place the visit takes; one too many only on purpose. */
export function PlaceNotice({ walkIns, isFull, onPurpose, onChange }: PlaceNoticeProps) {
  if (!isFull) {
    return (
      <p className={styles.place}>
        {walkIns?.time && `Takes the walk-in place of ${walkIns.time}; ${walkIns.left} left today.`}
      </p>
    );
  }
  const isClosed = walkIns?.reason === 'closed';
  return (
    <Notice
      tone="warning"
      title={isClosed ? 'The shop is closed today' : 'Every walk-in place of today is taken'}
    >
      <Checkbox
        label={
          isClosed
            ? 'Take the device in all the same'
            : 'Take the device in all the same: one more than planned'
        }
        checked={onPurpose}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Notice>
  );
}
