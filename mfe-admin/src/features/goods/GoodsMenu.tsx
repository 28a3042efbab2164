import { exportGoods } from '@mcs-repairs/shared/domain/contract/goodsFiles';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { DownloadIcon, UploadIcon } from '@mcs-repairs/shared/ui/icons';
import { downloadCsv } from '../../format/downloadCsv';
import { MoreActions } from '../../list/MoreActions';
import { useStaffAction } from '../../staff/useStaffAction';

/** Exports every unit to a file, or imports a file. */
export function GoodsMenu({ onImport }: { onImport: () => void }) {
  const dispatch = useAppDispatch();
  const { act, working } = useStaffAction();

  async function save() {
    const result = await act(({ call }) => call(exportGoods, {}));
    if (result.ok) return downloadCsv('goods', result.value.csv);
    const text = `The goods were not exported. ${result.failure.message}`;
    dispatch(toastShown({ tone: 'error', text }));
  }

  return (
    <MoreActions label="Export or import goods">
      <Button
        variant="quiet"
        data-stays
        size="small"
        icon={<DownloadIcon />}
        loading={working}
        onClick={() => void save()}
      >
        Export goods as CSV
      </Button>
      <Button variant="quiet" size="small" icon={<UploadIcon />} onClick={onImport}>
        Import goods from CSV
      </Button>
    </MoreActions>
  );
}
