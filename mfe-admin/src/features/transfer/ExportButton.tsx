import { exportBookings } from '@mcs-repairs/shared/domain/contract/bookingFiles';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Booking, BookingListQuery } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { download } from '@mcs-repairs/shared/ui/download';
import { DownloadIcon } from '@mcs-repairs/shared/ui/icons';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { useStaffAction } from '../../staff/useStaffAction';
import { bookingsCsv } from './bookingsCsv';

type Format = 'json' | 'csv';
type Filter = Pick<BookingListQuery, 'search' | 'status' | 'sort' | 'spam'>;

// Spreadsheets recognise UTF-8 by this mark. Without it, they use the character set of the
// computer.
const BYTE_ORDER_MARK = '\uFEFF';

const FILES: Record<Format, { type: string; write: (bookings: Booking[]) => string }> = {
  json: { type: 'application/json', write: (bookings) => JSON.stringify(bookings, null, 2) },
  csv: {
    type: 'text/csv;charset=utf-8',
    write: (bookings) => BYTE_ORDER_MARK + bookingsCsv(bookings),
  },
};

type ExportButtonProps = {
  format: Format;
  filter: Filter;
  empty: boolean;
  /** Whether the button is in a menu. Such a menu stays open until the download is ready. */
  inMenu?: boolean;
};

/**
 * Exports all pages of the filtered list to a file. The file name contains today's date in Nepal
 * (specification, section 2).
 */
export function ExportButton({ format, filter, empty, inMenu }: ExportButtonProps) {
  const dispatch = useAppDispatch();
  const confirmed = useConfirmed();
  const { act, working } = useStaffAction();

  async function save() {
    const { search, status, sort, spam } = filter;
    const query = { search, status, sort, spam };
    const result = await act(({ call }) => confirmed(() => call(exportBookings, { query })));
    if (!result.ok) {
      const text = `The bookings were not exported. ${result.failure.message}`;
      dispatch(toastShown({ tone: 'error', text }));
      return;
    }
    const { type, write } = FILES[format];
    download(`bookings-${toShopDate(new Date())}.${format}`, type, write(result.value));
  }

  return (
    <Button
      variant={inMenu ? 'quiet' : 'secondary'}
      data-stays={inMenu}
      size="small"
      icon={<DownloadIcon />}
      loading={working}
      disabled={empty}
      onClick={() => void save()}
    >
      {format === 'json' ? 'Export' : 'Export bookings as CSV'}
    </Button>
  );
}
