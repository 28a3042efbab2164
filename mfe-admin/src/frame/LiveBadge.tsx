import type { LiveState } from '../staff/useLiveChanges';
import styles from './StaffBar.module.css';

const WORDS: Record<LiveState, string> = {
  connecting: 'Connecting',
  live: 'Live',
  lost: 'Reconnecting',
};

const HINTS: Record<LiveState, string> = {
  connecting: 'Connecting to live changes',
  live: 'Changes appear automatically',
  lost: 'The connection was lost. New changes appear when it is back.',
};

/** Says whether the page receives other people's changes automatically. */
export function LiveBadge({ state }: { state: LiveState }) {
  return (
    <span role="status" className={styles.live} data-state={state} title={HINTS[state]}>
      {WORDS[state]}
    </span>
  );
}
