import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import styles from './ShortcutHelp.module.css';

const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['j', '↓'], does: 'Next booking' },
  { keys: ['k', '↑'], does: 'Previous booking' },
  { keys: ['Enter'], does: 'View details' },
  { keys: ['c'], does: 'Confirm booking' },
  { keys: ['s'], does: 'Start repair' },
  { keys: ['d'], does: 'Complete booking' },
  { keys: ['Shift + X'], does: 'Cancel booking' },
  { keys: ['?'], does: 'Show keyboard shortcuts' },
];

type ShortcutHelpProps = { on: boolean; onSwitch: (on: boolean) => void; onClose: () => void };

export function ShortcutHelp({ on, onSwitch, onClose }: ShortcutHelpProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title="Keyboard shortcuts"
      description="Arrow keys and letters act on the focused booking."
    >
      <dl className={styles.keys}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className={styles.line}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Use keyboard shortcuts"
        checked={on}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </Dialog>
  );
}
