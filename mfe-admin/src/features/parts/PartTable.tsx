import { Link } from 'react-router-dom';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { Part } from '@mcs-repairs/shared/domain/types/parts';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { DataTable, type Column } from '../../list/DataTable';
import { MoreActions } from '../../list/MoreActions';
import { useMay } from '../../staff/useRight';
import { Supplier } from './Supplier';
import lists from '../../styles/shopLists.module.css';
import styles from './Parts.module.css';

type PartTableProps = {
  parts: readonly Part[];
  working: boolean;
  onEdit: (part: Part) => void;
  onUndo: (part: Part) => void;
};

const NAME: Column<Part> = {
  id: 'name',
  name: 'Name',
  isHeader: true,
  className: styles.name,
  cell: ({ name, number, models }) => (
    <>
      {name}
      <span className={lists.second}>{[number, models].filter(Boolean).join(' · ')}</span>
    </>
  ),
};

const STOCK: Column<Part> = {
  id: 'stock',
  name: 'Stock',
  className: styles.stock,
  cell: ({ stock, isLow, warnAt }) => (
    <>
      <span className={styles.count}>{stock} in stock</span>
      {isLow && (
        <Badge tone="warm" className={styles.low}>
          Low stock
        </Badge>
      )}
      {!isLow && warnAt !== null && <span className={lists.second}>Low-stock limit: {warnAt}</span>}
    </>
  ),
};

const COST: Column<Part> = {
  id: 'cost',
  name: 'Cost',
  className: styles.cost,
  cell: ({ cost }) => (cost === null ? 'No cost yet' : rupees(cost)),
};

const SUPPLIER: Column<Part> = {
  id: 'supplier',
  name: 'Supplier',
  className: styles.supplier,
  cell: (part) => (
    <>
      <Supplier of={part} />
      {part.waiting.length > 0 && (
        <span className={lists.second}>
          Repairs that wait for this part:{' '}
          {part.waiting.map((reference, index) => (
            <span key={reference}>
              {index > 0 && ', '}
              <Link to={`/admin/bookings/${encodeURIComponent(reference)}`}>{reference}</Link>
            </span>
          ))}
        </span>
      )}
    </>
  ),
};

/** Lists parts. Only the owner sees the costs and the actions. */
export function PartTable({ parts, working, onEdit, onUndo }: PartTableProps) {
  const mayChange = useMay('change-parts');
  const actions: Column<Part> = {
    id: 'actions',
    name: 'Actions',
    className: styles.actions,
    cell: (part) => (
      <>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Edit part: ${part.name}`}
          onClick={() => onEdit(part)}
        >
          Edit part
        </Button>
        {part.canUndo && (
          <MoreActions>
            <Button
              variant="quiet"
              size="small"
              disabled={working}
              aria-label={`Undo last change to part: ${part.name}`}
              onClick={() => onUndo(part)}
            >
              Undo last change to part
            </Button>
          </MoreActions>
        )}
      </>
    ),
  };
  return (
    <DataTable
      aria-label="Parts"
      columns={mayChange ? [NAME, STOCK, COST, SUPPLIER, actions] : [NAME, STOCK, SUPPLIER]}
      rows={parts}
      keyOf={({ id }) => id}
      className={styles.parts}
    />
  );
}
