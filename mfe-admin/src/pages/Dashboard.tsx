import { useState } from 'react';
import { BookingList } from '../features/bookings/BookingList';
import { useDashboardAddress } from '../features/bookings/useDashboardAddress';
import { NotSpamButton } from '../features/bulkActions/NotSpamButton';
import { SummaryCards } from '../features/summary/SummaryCards';
import { ExportButtons } from '../features/transfer/ExportButtons';
import { ImportButton } from '../features/transfer/ImportButton';
import { ImportNotice } from '../features/transfer/ImportNotice';
import { useImport } from '../features/transfer/useImport';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { KeyboardIcon, TrashIcon } from '@mcs-repairs/shared/ui/icons';
import { useStaffKeys } from '../frame/StaffKeys';
import { useMay } from '../staff/useRight';
import styles from './Dashboard.module.css';
import { BookingDetails, BulkActionDialog } from './lazyDialogs';

/** The parts of the Booking Dashboard. They share the state in the address. */
export function Dashboard() {
  const address = useDashboardAddress();
  const { openId, query, change } = address;
  const shortcuts = useStaffKeys();
  const [sweeping, setSweeping] = useState<{ booking: Booking | null } | null>(null);
  const importing = useImport();
  const can = useShopCapabilities();
  const mayClearUp = useMay('clear-up-bookings') && can.sweep;
  const mayImport = useMay('import-bookings');
  const mayExport = useMay('export-bookings');

  function clearUp(booking: Booking) {
    if (booking.spamAt) return <NotSpamButton booking={booking} />;
    const open = () => {
      change({ booking: '' });
      setSweeping({ booking });
    };
    return (
      <Button variant="secondary" onClick={open}>
        Find similar bookings …
      </Button>
    );
  }

  return (
    <>
      <SummaryCards />
      {importing.result && <ImportNotice result={importing.result} onDismiss={importing.dismiss} />}
      <BookingList
        address={address}
        keys={shortcuts.on && !shortcuts.busy && openId === null && sweeping === null}
        onHelp={shortcuts.showHelp}
        actions={(total) => (
          <>
            <IconButton
              label="Keyboard shortcuts"
              icon={<KeyboardIcon />}
              className={styles.keys}
              onClick={shortcuts.showHelp}
            />
            {mayClearUp && (
              <Button
                variant="secondary"
                size="small"
                icon={<TrashIcon />}
                onClick={() => setSweeping({ booking: null })}
              >
                Bulk action
              </Button>
            )}
            {mayImport && (
              <ImportButton
                running={importing.running}
                progress={importing.progress}
                onFile={(file) => void importing.take(file)}
              />
            )}
            {mayExport && <ExportButtons filter={query} empty={total === 0} />}
          </>
        )}
      />
      {openId && (
        <BookingDetails
          id={openId}
          onClose={() => change({ booking: '' })}
          actions={mayClearUp ? (booking) => clearUp(booking) : undefined}
        />
      )}
      {sweeping && (
        <BulkActionDialog booking={sweeping.booking} onClose={() => setSweeping(null)} />
      )}
    </>
  );
}
