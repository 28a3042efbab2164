import type { WalkInState } from '@mcs-repairs/shared/domain/types/checkIn';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import styles from './CheckIn.module.css';

type PlaceNoticeProps = {
  walkIns: WalkInState | undefined;
  isFull: boolean;
  onPurpose: boolean;
  onChange: (onPurpose: boolean) => void;
};

/**
 * Says how many more devices the shop can take today. When the day is full, the clerk must
 * explicitly allow one more device.
 */
export function PlaceNotice({ walkIns, isFull, onPurpose, onChange }: PlaceNoticeProps) {
  if (!isFull) {
    return (
      <p className={styles.place}>
        {walkIns &&
          `Walk-ins today: ${walkIns.received} checked in, room for ${walkIns.left} more.`}
      </p>
    );
  }
  const isClosed = walkIns?.reason === 'closed';
  return (
    <Notice
      tone="warning"
      className={styles.full}
      title={isClosed ? 'The shop is closed today' : 'The shop has no time for more walk-ins today'}
    >
      <Checkbox
        label={
          isClosed
            ? 'Check in the device anyway'
            : 'Check in the device anyway, although today’s limit is reached'
        }
        checked={onPurpose}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Notice>
  );
}
