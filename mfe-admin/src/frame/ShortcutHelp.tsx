import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import styles from './ShortcutHelp.module.css';

type Shortcut = { keys: readonly string[]; does: string };

const EVERYWHERE: readonly Shortcut[] = [
  { keys: ['/', 'Ctrl + K'], does: 'Search bookings, customers and pages' },
  { keys: ['n'], does: 'Check in device' },
  { keys: ['?'], does: 'Show keyboard shortcuts' },
];
const IN_LISTS: readonly Shortcut[] = [
  { keys: ['j', '↓'], does: 'Next row' },
  { keys: ['k', '↑'], does: 'Previous row' },
  { keys: ['Enter'], does: 'Open row' },
];
const IN_BOOKINGS: readonly Shortcut[] = [
  { keys: ['/'], does: 'Search the list' },
  { keys: ['c'], does: 'Confirm booking' },
  { keys: ['s'], does: 'Start repair' },
  { keys: ['d'], does: 'Complete booking' },
  { keys: ['Shift + X'], does: 'Cancel booking' },
];

type ShortcutHelpProps = { on: boolean; onSwitch: (on: boolean) => void; onClose: () => void };

export function ShortcutHelp({ on, onSwitch, onClose }: ShortcutHelpProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title="Keyboard shortcuts"
      description="Shortcuts work while you are not typing."
    >
      <Shortcuts title="On every page" shortcuts={EVERYWHERE} />
      <Shortcuts title="In Today, bookings, customers and inbox" shortcuts={IN_LISTS} />
      <Shortcuts title="In the list of bookings" shortcuts={IN_BOOKINGS} />
      <Checkbox
        label="Use keyboard shortcuts"
        checked={on}
        onChange={({ target }) => onSwitch(target.checked)}
      />
    </Dialog>
  );
}

function Shortcuts({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, does }) => (
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
    </>
  );
}
