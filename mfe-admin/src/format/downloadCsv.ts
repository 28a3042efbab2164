import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { download } from '@mcs-repairs/shared/ui/download';

// Spreadsheets recognise UTF-8 by this mark. Without it, they use the character set of the
// computer.
const BYTE_ORDER_MARK = '\uFEFF';

/** Offers CSV text as a download. The file name ends with today's date in Nepal. */
export const downloadCsv = (name: string, csv: string): void =>
  download(
    `${name}-${toShopDate(new Date())}.csv`,
    'text/csv;charset=utf-8',
    BYTE_ORDER_MARK + csv,
  );
