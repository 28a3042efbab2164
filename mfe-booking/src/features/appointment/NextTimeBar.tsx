import { useRef } from 'react';
import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import { ArrowRightIcon, CalendarIcon } from '@mcs-repairs/shared/ui/icons';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { useStepAside } from '@mcs-repairs/shared/ui/useStepAside';
import { shortDay } from '../../shortDay';
import styles from './NextTimeBar.module.css';

/** The buttons of a choice, such as the issues of a model. */
const CHOICES = '[aria-pressed], [role="tab"]';

type NextTimeBarProps = {
  slot: FreeSlot;
  /** Whether the visitor chose the slot. Otherwise it is the first free one. */
  chosen: boolean;
  onFollow: () => void;
};

/**
 * A bar at the lower edge of small screens, where the calendar is far down. It shows the first free
 * time, chooses it, and leads to the button that books it. It hides while it would cover a choice.
 */
export function NextTimeBar({ slot, chosen, onFollow }: NextTimeBarProps) {
  const bar = useRef<HTMLButtonElement>(null);
  const overChoice = useStepAside(bar, CHOICES);
  return (
    <button
      ref={bar}
      type="button"
      data-bottom-bar=""
      data-print="hide"
      className={classes(styles.bar, overChoice && styles.aside)}
      onClick={onFollow}
    >
      <CalendarIcon />
      <span className={styles.words}>
        <span className={styles.what}>{chosen ? 'Your time' : 'First free time'}</span>{' '}
        <span className={styles.when}>
          {shortDay(slot.shopDate)}, {slot.time}
        </span>
      </span>
      <span className={styles.way}>
        {chosen ? 'Continue' : 'Choose'}
        <ArrowRightIcon />
      </span>
    </button>
  );
}
