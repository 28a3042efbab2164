import { openingState } from 'shared/domain/rules/openingState';
import { useNow, useShopProfile } from 'shared/platform/site';
import { classes } from 'shared/ui/classes';
import styles from './OpenNow.module.css';

/** `Open now`, or when the shop opens next, in Nepal time. */
export function OpenNow({ className }: { className?: string }) {
  const { hours } = useShopProfile();
  const state = openingState(hours, useNow());
  return (
    <span className={classes(styles.state, state.open && styles.open, className)}>
      {state.text}
      <span className={styles.zone}>Nepal time</span>
    </span>
  );
}
