import { useState } from 'react';
import { checkPriceFile, importPrices } from '@mcs-repairs/shared/domain/contract/prices';
import type { CheckedPriceFile } from '@mcs-repairs/shared/domain/types/price';
import { FileImportDialog } from '../../form/FileImportDialog';
import { useFileImport } from '../../form/useFileImport';
import { belowCostWords, PriceDifferences } from './PriceDifferences';
import styles from './Prices.module.css';

/** Imports a file of prices. Before that, the dialog shows what the file changes. */
export function PriceFileDialog({ onClose }: { onClose: () => void }) {
  /** The check about which the dialog already asked, because it found prices below their cost. */
  const [asked, setAsked] = useState('');
  const file = useFileImport<CheckedPriceFile>({
    check: (call, csv) => call(checkPriceFile, { body: { csv } }),
    store: (call, csv, seen) =>
      call(importPrices, {
        body: { csv, seen, ...(asked === seen && { confirmBelowCost: true }) },
      }),
    done: 'The prices were imported.',
    onDone: onClose,
  });
  const { checked } = file;
  const count = checked?.differences.length ?? 0;
  const prices = count === 1 ? '1 price' : `${count} prices`;
  const below = belowCostWords(checked);
  // True after the dialog asked about exactly this check. If a new check found something else, the
  // next press asks again.
  const asks = below !== null && asked === checked?.seen;
  const store = async () => {
    if (checked && below !== null && !asks) setAsked(checked.seen);
    else await file.store();
  };
  return (
    <FileImportDialog
      title="Import prices"
      description="A row of the file replaces the stored prices and costs of its model and fault. Prices that are not in the file stay."
      label="File with prices"
      file={{ ...file, store }}
      count={count}
      action={
        count === 0 ? 'Import prices' : asks ? 'Import prices, also below cost' : `Import ${prices}`
      }
      remark={
        asks && (
          <p role="status" className={styles.asks}>
            Please confirm. {below}
          </p>
        )
      }
      back={asks ? { label: 'Check differences again', onPress: () => setAsked('') } : undefined}
      onClose={onClose}
    >
      {checked && <PriceDifferences checked={checked} />}
    </FileImportDialog>
  );
}
