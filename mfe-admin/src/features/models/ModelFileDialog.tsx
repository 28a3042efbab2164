import { useState } from 'react';
import { checkModelFile, importModels } from '@mcs-repairs/shared/domain/contract/modelFiles';
import type {
  CheckedModelFile,
  ModelDifference,
} from '@mcs-repairs/shared/domain/types/modelFiles';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { FileImportDialog } from '../../form/FileImportDialog';
import { useFileImport } from '../../form/useFileImport';
import styles from '../../form/FileImport.module.css';

/** The list shows this many differences first, because a longer list renders slowly. */
const SHOWN_FIRST = 100;

/** Imports a file of models. Before that, the dialog shows each difference. */
export function ModelFileDialog({ onClose }: { onClose: () => void }) {
  const file = useFileImport<CheckedModelFile>({
    check: (call, csv) => call(checkModelFile, { body: { csv } }),
    store: (call, csv, seen) => call(importModels, { body: { csv, seen } }),
    done: 'The models were imported. The site shows them within seconds.',
    onDone: onClose,
  });
  const count = file.checked?.differences.length ?? 0;
  return (
    <FileImportDialog
      title="Import models"
      description="A row with the address or the name of a model changes that model. Every other row adds a model. Models that are not in the file stay as they are."
      label="File with models"
      file={file}
      count={count}
      action={count === 0 ? 'Import models' : `Import ${counted(count, 'model')}`}
      onClose={onClose}
    >
      {file.checked && <Differences checked={file.checked} />}
    </FileImportDialog>
  );
}

function Differences({ checked: { differences, same } }: { checked: CheckedModelFile }) {
  const [isLong, setLong] = useState(false);
  const shown = isLong ? differences : differences.slice(0, SHOWN_FIRST);
  return (
    <>
      <p role="status">{summaryOf(differences, same)}</p>
      <ul className={styles.differences} aria-label="Differences">
        {shown.map(({ row, id, name, changes }) => (
          <li key={row} className={styles.difference}>
            <p className={styles.place}>
              {name}
              <span className={styles.row}>Row {row}</span>
              {id === null && <Badge tone="success">New</Badge>}
            </p>
            {changes.map(({ column, from, to }) => (
              <p key={column} className={styles.change}>
                {id === null
                  ? `${column}: ${to}`
                  : `${column}: ${from || 'empty'} → ${to || 'empty'}`}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {shown.length < differences.length && (
        <Button variant="secondary" size="small" onClick={() => setLong(true)}>
          Show all {differences.length} differences
        </Button>
      )}
    </>
  );
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function summaryOf(differences: readonly ModelDifference[], same: number): string {
  if (differences.length === 0) return 'This file changes nothing.';
  const added = differences.filter(({ id }) => id === null).length;
  const changed = differences.length - added;
  return `${counted(added, 'new model')}, ${counted(changed, 'changed model')}, ${same} unchanged.`;
}
