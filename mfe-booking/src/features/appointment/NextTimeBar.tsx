import { useRef } from 'react';
import type { FreeSlot } from '@mcs-repairs/shared/domain/types/availability';
import { ArrowRightIcon, CalendarIcon } from '@mcs-repairs/shared/ui/icons';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { useStepAside } from '@mcs-repairs/shared/ui/useStepAside';
import { shortDay } from '../../shortDay';
import styles from './NextTimeBar.module.css';

/** Matches the buttons of other choices on the page, such as the issues of a model. */
const CHOICES = '[aria-pressed], [role="tab"]';

type NextTimeBarProps = {
  slot: FreeSlot;
  /** Whether the visitor selected this slot. Otherwise it is the first free slot. */
  chosen: boolean;
  onFollow: () => void;
};

/**
 * On a small screen the calendar is far down the page. So a bar at the lower edge shows the first
 * free time. A press selects this time and scrolls to the button that books it. The bar hides while
 * it would cover another choice.
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
