import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readLastImport, undoImport } from '@mcs-repairs/shared/domain/contract/catalogueImports';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type {
  ImportKind,
  LastImport as Import,
  UndoneImport,
} from '@mcs-repairs/shared/domain/types/catalogueImports';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../staff/useStaffAction';
import lists from '../styles/shopLists.module.css';

const imports = answersOf(readLastImport);

/** Describes the last import. One press undoes it. */
export function LastImport({ kind }: { kind: ImportKind }) {
  const { data } = imports.useQuery({ query: { kind } });
  const { act, working, failure } = useStaffAction();
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const last = data?.last;

  async function undo({ id }: Import) {
    setUndone(null);
    const result = await act(({ call }) => call(undoImport, { params: { id } }));
    if (result.ok) setUndone(result.value);
  }

  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {undone && (
        <Notice
          tone={undone.kept.length > 0 ? 'warning' : 'success'}
          live
          title={doneWords(undone)}
        >
          {undone.kept.length > 0 && (
            <>
              <p>Somebody changed these rows after the import, so the undo did not change them:</p>
              <ul>
                {undone.kept.map((name, index) => (
                  <li key={index}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      {last && (
        <div className={lists.last}>
          <p>
            Last import by {last.by}, {nepalInstant(last.at)}: {last.added} added, {last.changed}{' '}
            changed.
          </p>
          <Button variant="quiet" size="small" loading={working} onClick={() => void undo(last)}>
            Undo import
          </Button>
        </div>
      )}
    </>
  );
}

function doneWords({ undone }: UndoneImport): string {
  return `The import was undone. ${undone === 1 ? '1 row is' : `${undone} rows are`} as before the import.`;
}
