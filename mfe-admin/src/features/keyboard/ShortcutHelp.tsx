import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import styles from './ShortcutHelp.module.css';

const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['j', '↓'], does: 'Next booking' },
  { keys: ['k', '↑'], does: 'Previous booking' },
  { keys: ['Enter'], does: 'Open its details' },
  { keys: ['c'], does: 'Confirm' },
  { keys: ['s'], does: 'Start' },
  { keys: ['d'], does: 'Complete' },
  { keys: ['Shift + X'], does: 'Cancel the booking' },
  { keys: ['?'], does: 'Show these keys' },
];

type ShortcutHelpProps = { on: boolean; onSwitch: (on: boolean) => void; onClose: () => void };

export function ShortcutHelp({ on, onSwitch, onClose }: ShortcutHelpProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title="Keyboard shortcuts"
      description="The arrows and the letters act on the booking that has the focus."
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
