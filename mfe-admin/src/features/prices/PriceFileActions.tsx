import { useState } from 'react';
import { listPrices } from '@mcs-repairs/shared/domain/contract/prices';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { download } from '@mcs-repairs/shared/ui/download';
import { DownloadIcon, UploadIcon } from '@mcs-repairs/shared/ui/icons';
import { lateDialog } from '../../form/lateDialog';
import { useServices } from '../../format/useServices';
import { useStaffAction } from '../../staff/useStaffAction';
import { pricesCsv } from './pricesCsv';
import styles from './Prices.module.css';

const PriceFileDialog = lateDialog(async () => {
  const { PriceFileDialog } = await import(
    /* webpackChunkName: "price-file-dialog" */ './PriceFileDialog'
  );
  return PriceFileDialog;
});

// Spreadsheets recognise UTF-8 by this mark. Without it, they use the character set of the
// computer.
const BYTE_ORDER_MARK = '\uFEFF';

/** Exports the prices of all devices as a file, and imports such a file. */
export function PriceFileActions() {
  const dispatch = useAppDispatch();
  const now = useNow();
  const servicesOf = useServices();
  const { act, working } = useStaffAction();
  const [importing, setImporting] = useState(false);

  async function save() {
    const result = await act(({ call }) => call(listPrices, { query: {} }));
    if (!result.ok) {
      const text = `The prices were not exported. ${result.failure.message}`;
      dispatch(toastShown({ tone: 'error', text }));
      return;
    }
    const csv = BYTE_ORDER_MARK + pricesCsv(result.value, servicesOf);
    download(`prices-${toShopDate(now)}.csv`, 'text/csv;charset=utf-8', csv);
  }

  return (
    <div className={styles.files}>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        loading={working}
        onClick={() => void save()}
      >
        Export prices as CSV
      </Button>
      <Button variant="secondary" icon={<UploadIcon />} onClick={() => setImporting(true)}>
        Import prices from CSV
      </Button>
      {importing && <PriceFileDialog onClose={() => setImporting(false)} />}
    </div>
  );
}
