import { checkPriceFile, importPrices } from '@mcs-repairs/shared/domain/contract/prices';
import type { CheckedPriceFile } from '@mcs-repairs/shared/domain/types/price';
import { FileImportDialog } from '../../form/FileImportDialog';
import { useFileImport } from '../../form/useFileImport';
import { PriceDifferences } from './PriceDifferences';

/** Imports a file of prices, after it has shown what the file changes. */
export function PriceFileDialog({ onClose }: { onClose: () => void }) {
  const file = useFileImport<CheckedPriceFile>({
    check: (call, csv) => call(checkPriceFile, { body: { csv } }),
    store: (call, csv, seen) => call(importPrices, { body: { csv, seen } }),
    done: 'The prices were imported.',
    onDone: onClose,
  });
  const count = file.checked?.differences.length ?? 0;
  return (
    <FileImportDialog
      title="Import prices"
      description="A row of the file replaces the stored prices and costs of its model and fault. Prices that are not in the file stay."
      label="File with prices"
      file={file}
      count={count}
      action={
        count === 0 ? 'Import prices' : `Import ${count === 1 ? '1 price' : `${count} prices`}`
      }
      onClose={onClose}
    >
      {file.checked && <PriceDifferences checked={file.checked} />}
    </FileImportDialog>
  );
}
