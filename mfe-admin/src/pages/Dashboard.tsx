import { useState } from 'react';
import { BOOKING_COLUMNS } from '../features/bookings/bookingColumns';
import { BookingList } from '../features/bookings/BookingList';
import { useDashboardAddress } from '../features/bookings/useDashboardAddress';
import { selectColumn, type Choose, type Chosen } from '../features/bookings/selectColumn';
import { NotSpamButton } from '../features/bulkActions/NotSpamButton';
import { SummaryCards } from '../features/summary/SummaryCards';
import { ExportButton } from '../features/transfer/ExportButton';
import { ImportButton } from '../features/transfer/ImportButton';
import { ImportNotice } from '../features/transfer/ImportNotice';
import { useImport } from '../features/transfer/useImport';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { notOpened, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { CheckIcon, KeyboardIcon, TrashIcon } from '@mcs-repairs/shared/ui/icons';
import { useStaffKeys } from '../frame/StaffKeys';
import { ColumnChoice } from '../list/ColumnChoice';
import { isShown } from '../list/listSettings';
import { MoreActions } from '../list/MoreActions';
import { SavedViews } from '../list/SavedViews';
import { SaveView } from '../list/SaveView';
import { useListSettings } from '../list/useListSettings';
import { useMay } from '../staff/useRight';
import styles from './Dashboard.module.css';
import { BookingDetails, BulkActionDialog, loadSelectionBar } from './lazyDialogs';

/** Arranges the parts of the Booking Dashboard. All parts read their state from the address. */
export function Dashboard() {
  const address = useDashboardAddress();
  const { openId, query, change } = address;
  const shortcuts = useStaffKeys();
  const [bulkFor, setBulkFor] = useState<{ booking: Booking | null } | null>(null);
  const [naming, setNaming] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [SelectionBar, setSelectionBar] = useState<Awaited<
    ReturnType<typeof loadSelectionBar>
  > | null>(null);
  const dispatch = useAppDispatch();
  const own = useListSettings('bookings');
  const importing = useImport();
  const can = useShopCapabilities();
  const mayClearUp = useMay('clear-up-bookings') && can.sweep;
  const mayImport = useMay('import-bookings');
  const mayExport = useMay('export-bookings');

  const choose: Choose = (ids, isChosen) =>
    setChosen((before) => {
      const others = [...(before ?? [])].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });
  /** The checkboxes appear together with the bar above them, so that no line moves under a press. */
  async function beginSelecting() {
    try {
      const loaded = await loadSelectionBar();
      setSelectionBar(() => loaded);
      setChosen(new Set());
    } catch {
      dispatch(notOpened());
    }
  }
  const columns = BOOKING_COLUMNS.filter((column) => isShown(column, own.settings));

  function clearUp(booking: Booking) {
    if (booking.spamAt) return <NotSpamButton booking={booking} />;
    const open = () => {
      change({ booking: '' });
      setBulkFor({ booking });
    };
    return (
      <Button variant="secondary" onClick={open}>
        Cancel similar bookings …
      </Button>
    );
  }

  function moreActions(total: number) {
    return (
      <>
        <SaveView onSave={() => setNaming(true)} />
        {total > 0 && !chosen && (
          <Button
            variant="quiet"
            size="small"
            icon={<CheckIcon />}
            onClick={() => void beginSelecting()}
          >
            Select bookings
          </Button>
        )}
        {mayExport && <ExportButton format="csv" filter={query} empty={total === 0} inMenu />}
        {mayImport && (
          <ImportButton
            running={importing.running}
            progress={importing.progress}
            onFile={(file) => void importing.take(file)}
          />
        )}
        {mayClearUp && (
          <Button
            variant="quiet"
            size="small"
            icon={<TrashIcon />}
            onClick={() => setBulkFor({ booking: null })}
          >
            Cancel many bookings …
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<KeyboardIcon />}
          className={styles.keys}
          onClick={shortcuts.showHelp}
        >
          Show keyboard shortcuts
        </Button>
        <ColumnChoice columns={BOOKING_COLUMNS} own={own} />
      </>
    );
  }

  return (
    <>
      <SummaryCards />
      {importing.result && <ImportNotice result={importing.result} onDismiss={importing.dismiss} />}
      <BookingList
        address={address}
        keys={shortcuts.on && !shortcuts.busy && openId === null && bulkFor === null}
        columns={chosen ? [selectColumn(chosen, choose), ...columns] : columns}
        selection={
          chosen && SelectionBar
            ? (bookings) => (
                <SelectionBar
                  bookings={bookings}
                  chosen={chosen}
                  onChoose={choose}
                  onClose={() => setChosen(null)}
                />
              )
            : undefined
        }
        views={<SavedViews own={own} naming={naming} onNamed={() => setNaming(false)} />}
        actions={(total) => (
          <>
            {mayExport && <ExportButton format="json" filter={query} empty={total === 0} />}
            <MoreActions>{moreActions(total)}</MoreActions>
          </>
        )}
      />
      {openId && (
        <BookingDetails
          id={openId}
          onClose={() => change({ booking: '' })}
          actions={(booking) => (
            <>
              {mayClearUp && clearUp(booking)}
              {can.bench && (
                <ButtonLink
                  to={`/admin/bookings/${encodeURIComponent(booking.reference)}`}
                  variant="secondary"
                >
                  View booking
                </ButtonLink>
              )}
            </>
          )}
        />
      )}
      {bulkFor && <BulkActionDialog booking={bulkFor.booking} onClose={() => setBulkFor(null)} />}
    </>
  );
}
