import { useState } from 'react';
import { checkGoodsImport, importGoods } from '@mcs-repairs/shared/domain/contract/goodsFiles';
import { writeCsv } from '@mcs-repairs/shared/domain/rules/csv';
import {
  GOODS_COLUMNS,
  LARGEST_GOODS_FILE,
  MOST_GOODS_ROWS,
  type GoodsImport,
  type GoodsImported,
  type GoodsPlan,
} from '@mcs-repairs/shared/domain/types/goodsFiles';
import { useSubmission } from '@mcs-repairs/shared/platform/form/useSubmission';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FileInput } from '@mcs-repairs/shared/ui/FileInput';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { downloadCsv } from '../../format/downloadCsv';
import { useStaffAction } from '../../staff/useStaffAction';
import { ImportedUnits } from './ImportedUnits';
import { counted, FirstOf, ImportPlan, showResult } from './ImportPlan';
import { matchPhotos } from './matchPhotos';
import { uploadsOf, type PhotoUpload } from './usePhotoUploads';
import styles from './Import.module.css';

/** The example row of the template, in the order of the columns. */
const EXAMPLE = [
  ...['', 'MacBook Air 13-inch (M2)', 'MacBooks', 'Excellent', '91', '256GB SSD', 'Midnight'],
  ...['M2', '6 months', '1', 'C02EXAMPLE', 'With charger.', 'On sale', 'front.jpg;back.jpg'],
];

type Checked = { csv: string; plan: GoodsPlan };
type Imported = { result: GoodsImported; uploads: readonly PhotoUpload[] };

/** Imports units from a CSV file, with their photos. It first shows what the file would change. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { act, working, failure } = useStaffAction();
  const [file, setFile] = useState<File | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const importing = useSubmission({
    send: (body: GoodsImport, key) => act(({ call }) => call(importGoods, { body }, { key })),
  });

  async function check(csv: string) {
    const answer = await act(({ call }) => call(checkGoodsImport, { body: { csv } }));
    setChecked(answer.ok ? { csv, plan: answer.value } : null);
  }

  async function choose(next: File | null) {
    setFile(next);
    setChecked(null);
    const isTooLarge = next !== null && next.size > LARGEST_GOODS_FILE;
    setTooLarge(isTooLarge);
    if (next && !isTooLarge) await check(await next.text());
  }

  const matched = matchPhotos(checked?.plan.rows ?? [], photos);

  async function take({ csv, plan }: Checked) {
    const result = await importing.submit({ csv, seen: plan.seen });
    if (!result) return;
    if (result.ok) {
      const units = new Map(result.value.units.map(({ row, id }) => [row, id]));
      const uploads = matched.found.flatMap(({ row, file: photo }) =>
        uploadsOf([photo]).map((upload) => ({ ...upload, unit: units.get(row) })),
      );
      return setImported({ result: result.value, uploads });
    }
    // A colleague changed a unit after the check. So the file is checked again, and the new result
    // is shown.
    if (result.failure.code === 'conflict') await again(csv);
  }

  const compare = useStaffAction();
  async function again(csv: string) {
    const answer = await compare.act(({ call }) => call(checkGoodsImport, { body: { csv } }));
    setChecked(answer.ok ? { csv, plan: answer.value } : null);
  }

  if (imported) return <ImportedUnits {...imported} onClose={onClose} />;
  const rows = checked?.plan.rows.length ?? 0;
  const errors = Object.entries(failure?.fields ?? {});
  return (
    <Dialog
      open
      size="large"
      title="Import goods"
      onOpenChange={(open) => !open && onClose()}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close import
          </Button>
          <Button
            loading={working || compare.working}
            disabled={!checked || rows === 0}
            onClick={() => checked && void take(checked)}
          >
            {rows > 0 ? `Import ${counted(rows, 'unit')}` : 'Import units'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {!file && (
          <>
            <p>
              Each row of the file is one unit. A row with the address or the serial number of a
              unit changes that unit. Every other row adds a unit. The column “photos” contains the
              file names of the unit’s photos. Separate the names with semicolons.
            </p>
            <Button
              variant="secondary"
              size="small"
              className={styles.template}
              onClick={() => downloadCsv('goods-template', writeCsv([GOODS_COLUMNS, EXAMPLE]))}
            >
              Download CSV template
            </Button>
          </>
        )}
        <div className={styles.sources}>
          <Field
            label="CSV file"
            required
            hint={`At most ${MOST_GOODS_ROWS.toLocaleString('en')} rows and 5 MB.`}
            error={tooLarge ? 'Please choose a file of at most 5 MB' : undefined}
          >
            <FileInput
              accept=".csv,text/csv"
              file={file}
              prompt="Choose a CSV file or drop it here"
              remove="Remove file"
              disabled={working}
              // Clears the input. Otherwise the browser reports no change if somebody corrects a
              // file and chooses the same file again.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onFileChange={(next) => void choose(next)}
            />
          </Field>
          <Field label="Photos" hint={chosenWords(photos.length)}>
            <FileInput
              accept="image/jpeg,image/png"
              file={null}
              prompt="Choose photos or drop them here"
              onFilesChange={(more) => setPhotos([...photos, ...more])}
            />
          </Field>
          <Field label="Folder of photos" hint="JPG or PNG, at most 10 MB each.">
            <FileInput
              {...{ webkitdirectory: '' }}
              file={null}
              prompt="Choose a folder"
              onFilesChange={(more) => setPhotos([...photos, ...more])}
            />
          </Field>
        </div>
        {photos.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            className={styles.template}
            onClick={() => setPhotos([])}
          >
            Remove chosen photos from import
          </Button>
        )}
        {failure && (
          <div ref={showResult}>
            <Notice tone="danger" live title={failure.message}>
              <FirstOf
                shown={Infinity}
                lines={errors.map(([place, message]) => errorWords(place, message))}
              />
            </Notice>
          </div>
        )}
        {checked && <ImportPlan plan={checked.plan} photos={matched} />}
      </div>
    </Dialog>
  );
}

const chosenWords = (count: number) =>
  count > 0 ? `${counted(count, 'photo')} chosen.` : undefined;

/** Returns the text of an error. The place `3.battery` names the row and the column. */
function errorWords(place: string, message: string): string {
  const [, row, column] = /^(\d+)\.(.*)$/s.exec(place) ?? [];
  return row ? `Row ${row}, ${column}: ${message}` : message;
}
