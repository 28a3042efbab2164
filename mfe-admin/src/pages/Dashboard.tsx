import { Suspense, useState } from 'react';
import { BookingList } from '../features/bookings/BookingList';
import { useDashboardAddress } from '../features/bookings/useDashboardAddress';
import { useShortcutSwitch } from '../features/keyboard/useShortcutSwitch';
import { SummaryCards } from '../features/summary/SummaryCards';
import { ExportButtons } from '../features/transfer/ExportButtons';
import { ImportButton } from '../features/transfer/ImportButton';
import { ImportNotice } from '../features/transfer/ImportNotice';
import { useImport } from '../features/transfer/useImport';
import { IconButton } from 'shared/ui/IconButton';
import { KeyboardIcon } from 'shared/ui/icons';
import styles from './Dashboard.module.css';
import { BookingDetails, ShortcutHelp } from './lateDialogs';

/** The parts of the Booking Dashboard, joined by what the address says. */
export function Dashboard() {
  const address = useDashboardAddress();
  const { openId, query, change } = address;
  const shortcuts = useShortcutSwitch();
  const [helpOpen, setHelpOpen] = useState(false);
  const importing = useImport();
  return (
    <>
      <SummaryCards />
      {importing.result && <ImportNotice result={importing.result} onDismiss={importing.dismiss} />}
      <BookingList
        address={address}
        keys={shortcuts.on && !helpOpen && openId === null}
        onHelp={() => setHelpOpen(true)}
        actions={(total) => (
          <>
            <IconButton
              label="Keyboard shortcuts"
              icon={<KeyboardIcon />}
              className={styles.keys}
              onClick={() => setHelpOpen(true)}
            />
            <ImportButton
              running={importing.running}
              progress={importing.progress}
              onFile={(file) => void importing.take(file)}
            />
            <ExportButtons filter={query} empty={total === 0} />
          </>
        )}
      />
      <Suspense fallback={null}>
        {openId && <BookingDetails id={openId} onClose={() => change({ booking: '' })} />}
        {helpOpen && (
          <ShortcutHelp
            on={shortcuts.on}
            onSwitch={shortcuts.change}
            onClose={() => setHelpOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
