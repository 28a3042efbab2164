import type { GoodsPlan, PlannedRow } from '@mcs-repairs/shared/domain/types/goodsFiles';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import type { MatchedPhotos } from './matchPhotos';
import styles from './Import.module.css';

const SHOWN = 100;

export const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/**
 * Scrolls to a result when it appears. Otherwise it could be below the visible part of the dialog.
 */
export const showResult = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest' });

/** Shows what an import would change, and which photos have no row or no file. */
export function ImportPlan({ plan, photos }: { plan: GoodsPlan; photos: MatchedPhotos }) {
  const added = plan.rows.filter(({ id }) => id === null);
  const changed = plan.rows.filter(({ changes }) => changes.length > 0);
  return (
    <section aria-label="Changes of this file" className={styles.plan}>
      <p ref={showResult} role="status" className={styles.summary}>
        {counted(added.length, 'new unit')}, {counted(changed.length, 'changed unit')},{' '}
        {plan.unchanged.toLocaleString('en')} unchanged.{' '}
        {photos.found.length > 0 && `${counted(photos.found.length, 'photo')} to send.`}
      </p>
      {photos.missing.length > 0 && (
        <Lines
          warning={`${counted(photos.missing.length, 'photo')} named in the file, but not chosen`}
          lines={photos.missing}
        />
      )}
      {photos.refused.length > 0 && (
        <Lines
          warning={`${counted(photos.refused.length, 'photo')} that cannot be sent`}
          lines={photos.refused}
        />
      )}
      {photos.unnamed.length > 0 && (
        <Lines
          warning={`${counted(photos.unnamed.length, 'chosen file')} not named in the CSV file`}
          lines={photos.unnamed}
        />
      )}
      <Rows title="New units" rows={added} />
      <Rows title="Changed units" rows={changed} />
    </section>
  );
}

function Lines({ warning, lines }: { warning: string; lines: readonly string[] }) {
  return (
    <Notice tone="warning" title={warning}>
      <FirstOf lines={lines} />
    </Notice>
  );
}

/** Lists the first lines, and says how many more lines there are. */
export function FirstOf({ lines, shown = SHOWN }: { lines: readonly string[]; shown?: number }) {
  return (
    <>
      {lines.slice(0, shown).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {lines.length > shown && <p>and {(lines.length - shown).toLocaleString('en')} more</p>}
    </>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly PlannedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= 20}>
      <summary>
        {title} ({rows.length.toLocaleString('en')})
      </summary>
      <ul className={styles.rows}>
        {rows.slice(0, SHOWN).map(({ row, name, changes, photos }) => (
          <li key={row} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.facts}>
              {`Row ${row}`}
              {photos.length > 0 && `, ${counted(photos.length, 'photo')}`}
            </span>
            {changes.map(({ column, from, to }) => (
              <span key={column} className={styles.change}>
                {column}: {from || 'empty'} → {to || 'empty'}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && <p>and {(rows.length - SHOWN).toLocaleString('en')} more</p>}
    </details>
  );
}
