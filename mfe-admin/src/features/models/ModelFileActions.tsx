import { useState } from 'react';
import { exportModels } from '@mcs-repairs/shared/domain/contract/modelFiles';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { DownloadIcon, UploadIcon } from '@mcs-repairs/shared/ui/icons';
import { downloadCsv } from '../../format/downloadCsv';
import { lateDialog } from '../../form/lateDialog';
import { MoreActions } from '../../list/MoreActions';
import { useStaffAction } from '../../staff/useStaffAction';

const ModelFileDialog = lateDialog(async () => {
  const { ModelFileDialog } = await import(
    /* webpackChunkName: "model-file-dialog" */ './ModelFileDialog'
  );
  return ModelFileDialog;
});

/** Exports every model to a file, or imports a file. */
export function ModelFileActions() {
  const dispatch = useAppDispatch();
  const { act, working } = useStaffAction();
  const [importing, setImporting] = useState(false);

  async function save() {
    const result = await act(({ call }) => call(exportModels, {}));
    if (result.ok) return downloadCsv('models', result.value.csv);
    const text = `The models were not exported. ${result.failure.message}`;
    dispatch(toastShown({ tone: 'error', text }));
  }

  return (
    <>
      <MoreActions label="Export or import models">
        <Button
          variant="quiet"
          data-stays
          size="small"
          icon={<DownloadIcon />}
          loading={working}
          onClick={() => void save()}
        >
          Export models as CSV
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<UploadIcon />}
          onClick={() => setImporting(true)}
        >
          Import models from CSV
        </Button>
      </MoreActions>
      {importing && <ModelFileDialog onClose={() => setImporting(false)} />}
    </>
  );
}
