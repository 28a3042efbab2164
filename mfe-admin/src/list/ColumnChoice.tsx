import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { ChevronDownIcon, EyeIcon } from '@mcs-repairs/shared/ui/icons';
import type { Column } from './DataTable';
import { isShown, toggled } from './listSettings';
import type { OwnListSettings } from './useListSettings';
import styles from './MoreActions.module.css';

type ColumnChoiceProps<Row> = { columns: readonly Column<Row>[]; own: OwnListSettings };

/** Selects the columns of a list. */
export function ColumnChoice<Row>({ columns, own: { settings, change } }: ColumnChoiceProps<Row>) {
  return (
    <details className={styles.columns}>
      <summary className={styles.entry}>
        <EyeIcon size={18} />
        Choose columns
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <div role="group" aria-label="Columns" className={styles.choices}>
        {columns
          .filter(({ isFixed }) => !isFixed)
          .map((column) => (
            <Checkbox
              key={column.id}
              label={column.name}
              checked={isShown(column, settings)}
              onChange={() => change((before) => toggled(before, column))}
            />
          ))}
      </div>
    </details>
  );
}
