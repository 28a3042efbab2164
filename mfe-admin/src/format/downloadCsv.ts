import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { download } from '@mcs-repairs/shared/ui/download';

// Without a byte order mark, spreadsheets assume the machine's own character set instead of UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

/** Offers CSV as a download. Its name ends with today's date in Nepal. */
export const downloadCsv = (name: string, csv: string): void =>
  download(
    `${name}-${toShopDate(new Date())}.csv`,
    'text/csv;charset=utf-8',
    BYTE_ORDER_MARK + csv,
  );
