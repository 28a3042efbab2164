import { useEffect, useRef } from 'react';
import type { WalkInState } from '@mcs-repairs/shared/domain/types/checkIn';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { noRoomWords } from '../../format/useWalkIns';
import styles from './CheckIn.module.css';

type PlaceNoticeProps = {
  walkIns: WalkInState | undefined;
  isFull: boolean;
  onPurpose: boolean;
  /** True if the server refused the device, because the clerk did not allow it. */
  isRefused: boolean;
  onChange: (onPurpose: boolean) => void;
};

/**
 * Says how many more devices the shop can take today. When the day is full, the clerk must
 * explicitly allow one more device.
 */
export function PlaceNotice(props: PlaceNoticeProps) {
  const { walkIns, isFull, onPurpose, isRefused, onChange } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isRefused) box.current?.focus();
  }, [isRefused]);
  if (!isFull) {
    return (
      <p className={styles.place}>
        {walkIns &&
          // Breaks only after the comma.
          `Walk-ins today: ${walkIns.received} checked in, room\u00a0for\u00a0${walkIns.left}\u00a0more.`}
      </p>
    );
  }
  const isClosed = walkIns?.reason === 'closed';
  return (
    <Notice tone="warning" className={styles.full} title={noRoomWords(walkIns?.reason)}>
      <Checkbox
        label={
          isClosed
            ? 'Check in the device anyway'
            : 'Check in the device anyway, although today’s limit is reached'
        }
        ref={box}
        checked={onPurpose}
        {...(isRefused && {
          error: 'Not checked in yet. Tick this box, then send the form again.',
        })}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Notice>
  );
}
