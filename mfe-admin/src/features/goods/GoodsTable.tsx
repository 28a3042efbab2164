import { Link } from 'react-router-dom';
import { GRADE_LABELS } from '@mcs-repairs/shared/domain/catalogue/grades';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { DataTable, type Column } from '../../list/DataTable';
import { MoreActions } from '../../list/MoreActions';
import { useMay } from '../../staff/useRight';
import { stateBadge, type GoodsPress } from './goodsWords';
import styles from './Goods.module.css';
import lists from '../../styles/shopLists.module.css';

type GoodsTableProps = {
  goods: readonly Goods[];
  working: boolean;
  onPress: (goods: Goods, press: GoodsPress) => void;
};

const COLUMNS: readonly Column<Goods>[] = [
  {
    id: 'name',
    name: 'Name',
    isHeader: true,
    className: styles.name,
    cell: ({ name, storage, colour, chip, serial, photos: [photo] = [] }) => (
      <>
        {photo && (
          <img
            src={unitPhotoAddress(photo.id, 320)}
            alt=""
            width={photo.width}
            height={photo.height}
            loading="lazy"
            className={styles.thumb}
          />
        )}
        {name}
        <span className={lists.second}>
          {[chip, storage, colour, serial].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    id: 'condition',
    name: 'Condition',
    className: styles.condition,
    cell: ({ isBuiltIn, grade, battery }) =>
      isBuiltIn ? (
        'Built in'
      ) : (
        <>
          {GRADE_LABELS[grade]}
          {battery !== null && <span className={lists.second}>Battery {battery}%</span>}
        </>
      ),
  },
  {
    id: 'stock',
    name: 'Stock',
    className: styles.stock,
    cell: ({ isBuiltIn, state, stock }) =>
      isBuiltIn || state === 'sold' ? '' : `${stock} in stock`,
  },
  {
    id: 'state',
    name: 'State',
    className: styles.state,
    cell: (goods) => {
      const { tone, label } = stateBadge(goods);
      return (
        <>
          <Badge tone={tone}>{label}</Badge>
          {goods.reservedUntil && (
            <span className={lists.second}>
              until {nepalInstant(goods.reservedUntil)}, by {goods.changedBy}
            </span>
          )}
          {goods.onSaleFrom && (
            <span className={lists.second}>on sale from {nepalInstant(goods.onSaleFrom)}</span>
          )}
          {goods.heldFor && (goods.reservedUntil || goods.state === 'sold') && (
            <span className={styles.second}>
              for <Link to={`/admin/${goods.heldFor}`}>{goods.heldFor.split('/')[1]}</Link>
            </span>
          )}
        </>
      );
    },
  },
];

/**
 * Lists units with their actions. The next step is a button, and the other actions are in a menu.
 */
export function GoodsTable({ goods, working, onPress }: GoodsTableProps) {
  const actions: Column<Goods> = {
    id: 'actions',
    name: 'Actions',
    className: styles.actions,
    cell: (one) => (
      <Actions goods={one} working={working} onPress={(press) => onPress(one, press)} />
    ),
  };
  return (
    <DataTable
      aria-label="Goods"
      columns={[...COLUMNS, actions]}
      rows={goods}
      keyOf={({ id }) => id}
      className={styles.goods}
    />
  );
}

type ActionsProps = { goods: Goods; working: boolean; onPress: (press: GoodsPress) => void };

function Actions({ goods, working, onPress }: ActionsProps) {
  const { name, slug, state, isBuiltIn, canUndo } = goods;
  const mayChange = useMay('change-goods');
  const isOffered = state === 'on-sale' || state === 'reserved';
  const button = (label: string, press: GoodsPress, variant: 'secondary' | 'quiet' = 'quiet') => (
    <Button
      variant={variant}
      size="small"
      disabled={working}
      aria-label={`${label}: ${name}`}
      onClick={() => onPress(press)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {isOffered
        ? button('Mark as sold', 'sold', 'secondary')
        : button('Put on sale', 'on-sale', 'secondary')}
      {state === 'on-sale' && button('Reserve unit', 'reserve', 'secondary')}
      {state === 'reserved' && button('End reservation', 'on-sale', 'secondary')}
      {mayChange && !isBuiltIn && state !== 'reserved' && button('Edit unit', 'edit', 'secondary')}
      {(mayChange || isOffered || !isBuiltIn) && (
        <MoreActions>
          <div className={lists.menu}>
            {mayChange && state === 'reserved' && !isBuiltIn && button('Edit unit', 'edit')}
            {mayChange && button('Copy unit', 'copy')}
            {isOffered && button('Remove from sale', 'draft')}
            {mayChange && canUndo && button('Undo last change to unit', 'undo')}
            {!isBuiltIn && (
              <ButtonAnchor variant="quiet" size="small" href={`/shop/${slug}`} target="_blank">
                {state === 'draft' ? 'Preview unit' : 'View unit in shop'}
              </ButtonAnchor>
            )}
          </div>
        </MoreActions>
      )}
    </>
  );
}
