import { openingState } from '@mcs-repairs/shared/domain/rules/openingState';
import { useNow, useShopProfile, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import { classes } from '@mcs-repairs/shared/ui/classes';
import styles from './OpenNow.module.css';

/** Says `Open now`, or when the shop opens next, in Nepal time. */
export function OpenNow({ className }: { className?: string }) {
  const { hours } = useShopProfile();
  const { closures } = useShopSchedule();
  const state = openingState(hours, useNow(), closures);
  return (
    <span className={classes(styles.state, state.open && styles.open, className)}>
      {state.reason && `Closed for ${state.reason}. `}
      {state.text}
      <span className={styles.zone}>Nepal time</span>
    </span>
  );
}
